import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  MarkNotificationsRead,
  Notification,
  NotificationsQuery,
  NotificationsRead,
  UnreadCount,
} from '../notifications.ts';

export const listNotices = call({
  method: 'get',
  path: '/notifications',
  summary: 'Own notifications, the newest first',
  access: 'member',
  query: NotificationsQuery,
  answer: z.array(Notification),
  returns: 'page',
});

export const unreadNotices = call({
  method: 'get',
  path: '/notifications/unread-count',
  summary: 'How many of the own notifications are unread',
  access: 'member',
  answer: UnreadCount,
});

export const markNoticesRead = call({
  method: 'post',
  path: '/notifications/mark-read',
  summary: 'Marks one of the own notifications, or all, as read',
  access: 'member',
  body: MarkNotificationsRead,
  answer: NotificationsRead,
});
