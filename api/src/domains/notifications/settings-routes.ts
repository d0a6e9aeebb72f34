import { Message } from 'mf-shared/contracts/common';
import {
  NotificationPreferences,
  PushEndpoint,
  PushSubscriptionInput,
  SaveNotificationPreferences,
  UnsubscribeQuery,
  VapidKey,
} from 'mf-shared/contracts/notifications';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { addBrowser, removeBrowser } from './browsers.ts';
import { notificationPreferences, savePreferences } from './preferences.ts';
import { unsubscribe, unsubscribePage } from './unsubscribe.ts';

const preferences: Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/notifications/preferences',
      summary: 'What the caller is told by web push and by mail',
      access: 'member',
      response: NotificationPreferences,
    },
    (ctx) => notificationPreferences(ctx),
  ),
  endpoint(
    {
      method: 'put',
      path: '/notifications/preferences',
      summary: 'Changes what the caller is told by web push and by mail',
      access: 'member',
      body: SaveNotificationPreferences,
      response: NotificationPreferences,
    },
    (ctx, { body }) => savePreferences(ctx, body.preferences),
  ),
];

const browsers: Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/notifications/vapid-key',
      summary: 'Key with which a browser asks its push service for an address',
      access: 'anyone',
      response: VapidKey,
    },
    async (ctx) => ({ publicKey: ctx.push?.publicKey ?? null }),
  ),
  endpoint(
    {
      method: 'post',
      path: '/notifications/push-subscription',
      summary: 'Sends web push to the browser of the caller from now on',
      access: 'member',
      body: PushSubscriptionInput,
      response: Message,
    },
    async (ctx, { body }) => {
      await addBrowser(ctx, body);
      return { message: 'Bu tarayıcıya bildirim göndereceğiz.' };
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: '/notifications/push-subscription',
      summary: 'Ends web push to a browser of the caller',
      access: 'member',
      body: PushEndpoint,
      response: Message,
    },
    async (ctx, { body }) => {
      await removeBrowser(ctx, body.endpoint);
      return { message: 'Bu tarayıcıya artık bildirim göndermeyeceğiz.' };
    },
  ),
];

const mail: Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/notifications/unsubscribe',
      summary: 'Page that a mail links to, with a button that ends mails of its topic',
      access: 'anyone',
      query: UnsubscribeQuery,
      answers: 'text/html',
      response: z.unknown(),
    },
    async (ctx, { query }) => unsubscribePage(ctx, query.token),
  ),
  endpoint(
    {
      method: 'post',
      path: '/notifications/unsubscribe',
      summary: 'Ends mails of one topic, for the button of that page and of mail programs (RFC 8058)',
      access: 'anyone',
      query: UnsubscribeQuery,
      answers: 'text/html',
      response: z.unknown(),
    },
    (ctx, { query }) => unsubscribe(ctx, query.token),
  ),
];

/** How somebody wants to be told. */
export const notificationSettingRoutes: Endpoint[] = [...preferences, ...browsers, ...mail];
