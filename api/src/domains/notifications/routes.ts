import {
  MarkNotificationsRead,
  Notification,
  NotificationsQuery,
  NotificationsRead,
  UnreadCount,
} from 'mf-shared/contracts/notifications';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { listNotifications } from './list.ts';
import { markNotificationsRead } from './mark-read.ts';
import { notificationSettingRoutes } from './settings-routes.ts';
import { unreadNotifications } from './unread-count.ts';

/** What players and businesses are told beside their chats. */
export const notificationRoutes: Endpoint[] = [
  ...notificationSettingRoutes,
  endpoint(
    {
      method: 'get',
      path: '/notifications',
      summary: 'Own notifications, the newest first',
      access: 'member',
      query: NotificationsQuery,
      response: z.array(Notification),
    },
    async (ctx, { query, nextCursor }) => {
      const list = await listNotifications(ctx, query);
      nextCursor(list.nextCursor);
      return list.rows;
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/notifications/unread-count',
      summary: 'How many of the own notifications are unread',
      access: 'member',
      response: UnreadCount,
    },
    async (ctx) => ({ unread: await unreadNotifications(ctx) }),
  ),
  endpoint(
    {
      method: 'post',
      path: '/notifications/mark-read',
      summary: 'Marks one of the own notifications, or all, as read',
      access: 'member',
      body: MarkNotificationsRead,
      response: NotificationsRead,
    },
    async (ctx, { body }) => ({
      message: 'Bildirimler okundu olarak işaretlendi.',
      unread: await markNotificationsRead(ctx, body),
    }),
  ),
];
