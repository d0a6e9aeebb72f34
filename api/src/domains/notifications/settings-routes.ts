import * as calls from 'mf-shared/contracts/calls/notification-settings';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { addPushBrowser, removePushBrowser } from './browsers.ts';
import { noticePreferences, saveNoticePreferences } from './preferences.ts';
import { unsubscribe, unsubscribePage } from './unsubscribe.ts';

const preferences: Endpoint[] = [
  endpoint(calls.noticePreferences, noticePreferences),
  endpoint(calls.saveNoticePreferences, (ctx, { body }) => saveNoticePreferences(ctx, body.preferences)),
];

const browsers: Endpoint[] = [
  endpoint(calls.vapidKey, async (ctx) => ({ publicKey: ctx.push?.publicKey ?? null })),
  endpoint(calls.addPushBrowser, async (ctx, { body }) => {
    await addPushBrowser(ctx, body);
    return { message: 'Bu tarayıcıya bildirim göndereceğiz.' };
  }),
  endpoint(calls.removePushBrowser, async (ctx, { body }) => {
    await removePushBrowser(ctx, body.endpoint);
    return { message: 'Bu tarayıcıya artık bildirim göndermeyeceğiz.' };
  }),
];

const mail: Endpoint[] = [
  endpoint(calls.unsubscribePage, async (ctx, { query }) => unsubscribePage(ctx, query.token)),
  endpoint(calls.unsubscribe, (ctx, { query }) => unsubscribe(ctx, query.token)),
];

/** How an account wants to be told. */
export const notificationSettingRoutes: Endpoint[] = [...preferences, ...browsers, ...mail];
