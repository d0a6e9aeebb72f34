import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Message } from '../common.ts';
import {
  NotificationPreferences,
  PushEndpoint,
  PushSubscriptionInput,
  SaveNotificationPreferences,
  UnsubscribeQuery,
  VapidKey,
} from '../notifications.ts';

export const noticePreferences = call({
  method: 'get',
  path: '/notifications/preferences',
  summary: 'What the caller is told by web push and by mail',
  access: 'member',
  answer: NotificationPreferences,
});

export const saveNoticePreferences = call({
  method: 'put',
  path: '/notifications/preferences',
  summary: 'Changes what the caller is told by web push and by mail',
  access: 'member',
  body: SaveNotificationPreferences,
  answer: NotificationPreferences,
});

export const vapidKey = call({
  method: 'get',
  path: '/notifications/vapid-key',
  summary: 'Key with which a browser asks its push service for an address',
  access: 'anyone',
  answer: VapidKey,
});

export const addPushBrowser = call({
  method: 'post',
  path: '/notifications/push-subscription',
  summary: 'Sends web push to the browser of the caller from now on',
  access: 'member',
  body: PushSubscriptionInput,
  answer: Message,
});

export const removePushBrowser = call({
  method: 'delete',
  path: '/notifications/push-subscription',
  summary: 'Ends web push to a browser of the caller',
  access: 'member',
  body: PushEndpoint,
  answer: Message,
});

export const unsubscribePage = call({
  method: 'get',
  path: '/notifications/unsubscribe',
  summary: 'Page that a mail links to, with a button that ends mails of its topic',
  access: 'anyone',
  query: UnsubscribeQuery,
  mediaType: 'text/html',
  answer: z.unknown(),
});

export const unsubscribe = call({
  method: 'post',
  path: '/notifications/unsubscribe',
  summary: 'Ends mails of one topic, for the button of that page and of mail programs (RFC 8058)',
  access: 'anyone',
  query: UnsubscribeQuery,
  mediaType: 'text/html',
  answer: z.unknown(),
});
