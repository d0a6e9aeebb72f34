import {
  type NoticeAnswer,
  type Notification,
  type NotificationKind,
  type NotificationTopic,
  TOPIC_OF_KIND,
} from 'mf-shared/contracts/notifications';
import type { NotificationRow } from '../../db/schema/notifications.ts';

/** A notification as the contract has it. `answer` is what became of its question. */
export const toNotice = (row: NotificationRow, answer?: NoticeAnswer): Notification => ({
  _id: row.id,
  id: row.id,
  kind: row.kind,
  topic: topicOf(row.kind),
  ...(row.title === null ? {} : { title: row.title }),
  text: row.text,
  link: row.link,
  ...(answer && { answer }),
  createdAt: row.created_at,
  readAt: row.read_at,
});

/** The topic of a kind. Rows may outlive their kind. */
export const topicOf = (kind: string): NotificationTopic =>
  Object.hasOwn(TOPIC_OF_KIND, kind) ? TOPIC_OF_KIND[kind as NotificationKind] : 'account';
