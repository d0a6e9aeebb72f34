import * as calls from 'mf-shared/contracts/calls/notifications';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { listNotifications } from './list.ts';
import { markNotificationsRead } from './mark-read.ts';
import { notificationSettingRoutes } from './settings-routes.ts';
import { unreadNotifications } from './unread-count.ts';

/** News for players and businesses besides their chats. */
export const notificationRoutes: Endpoint[] = [
  ...notificationSettingRoutes,
  endpoint(calls.listNotices, (ctx, { query }) => listNotifications(ctx, query)),
  endpoint(calls.unreadNotices, async (ctx) => ({ unread: await unreadNotifications(ctx) })),
  endpoint(calls.markNoticesRead, async (ctx, { body }) => ({
    message: 'Bildirimler okundu olarak işaretlendi.',
    unread: await markNotificationsRead(ctx, body),
  })),
];
