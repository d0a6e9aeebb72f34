import * as calls from 'mf-shared/contracts/calls/notifications';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { listNotices } from './list.ts';
import { markNoticesRead } from './mark-read.ts';
import { notificationSettingRoutes } from './settings-routes.ts';
import { unreadNotices } from './unread-count.ts';

/** News for players and businesses besides their chats. */
export const notificationRoutes: Endpoint[] = [
  ...notificationSettingRoutes,
  endpoint(calls.listNotices, (ctx, { query }) => listNotices(ctx, query)),
  endpoint(calls.unreadNotices, async (ctx) => ({ unread: await unreadNotices(ctx) })),
  endpoint(calls.markNoticesRead, async (ctx, { body }) => ({
    message: 'Bildirimler okundu olarak işaretlendi.',
    unread: await markNoticesRead(ctx, body),
  })),
];
