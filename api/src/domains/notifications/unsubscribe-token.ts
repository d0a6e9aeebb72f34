import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_TOPICS, type NotificationTopic } from 'mf-shared/contracts/notifications';

type Named = { ownerId: string; topic: NotificationTopic };

/** The token in a mail's link. Its holder may turn off this topic for this receiver, nothing else. */
export const unsubscribeToken = (secret: string, { ownerId, topic }: Named): string =>
  `${ownerId}.${topic}.${signature(secret, ownerId, topic)}`;

/** The receiver and topic of a token, or null for a token that is not ours. */
export function readUnsubscribeToken(secret: string, token: string): Named | null {
  const [ownerId = '', name, given = ''] = token.split('.');
  const topic = NOTIFICATION_TOPICS.find((known) => known === name);
  if (!topic) return null;
  const wanted = Buffer.from(signature(secret, ownerId, topic));
  const found = Buffer.from(given);
  return wanted.length === found.length && timingSafeEqual(wanted, found) ? { ownerId, topic } : null;
}

const signature = (secret: string, ownerId: string, topic: string) =>
  createHmac('sha256', secret).update(`unsubscribe:${ownerId}:${topic}`).digest('base64url');
