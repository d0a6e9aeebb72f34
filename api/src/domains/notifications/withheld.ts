import {
  type NotificationKind,
  type NotificationTopic,
  TOPIC_OF_KIND,
} from 'mf-shared/contracts/notifications';
import type { Member } from '../../auth/side.ts';

const MONEY: NotificationTopic = 'payments';
const MONEY_KINDS = (Object.keys(TOPIC_OF_KIND) as NotificationKind[]).filter(
  (kind) => TOPIC_OF_KIND[kind] === MONEY,
);

/** Whether the actor is day staff, who run a venue without its money and settings. */
export const isDayStaff = (actor: Member): boolean =>
  actor.role === 'business' && actor.staff?.role === 'staff';

/** Whether news of a topic is hidden from the caller: day staff see nothing about money. */
export const isWithheld = (actor: Member, topic: NotificationTopic): boolean =>
  topic === MONEY && isDayStaff(actor);

/** Kinds of news that are hidden from the caller. */
export const withheldKinds = (actor: Member): readonly string[] => (isDayStaff(actor) ? MONEY_KINDS : []);
