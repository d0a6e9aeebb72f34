import { type NotificationTopic, TOPIC_NAMES } from 'mf-shared/contracts/notifications';
import { OFFER_MINUTES } from 'mf-shared/contracts/waiting-list';
import { DAY_S } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import type { DeliveryRow } from '../../db/schema/deliveries.ts';
import type { PushSubscriptionRow } from '../../db/schema/push-subscriptions.ts';
import { awaitsReading } from '../messages/index.ts';
import { findStaff } from '../staff/index.ts';
import { chatPartnerOf } from './chat-tag.ts';
import { topicOf } from './view.ts';

/**
 * Wakes one browser of the receiver. Forgets a browser that is gone for good. Answers whether the browser was woken.
 * @throws when the push service fails
 */
export async function sendPush(ctx: AppContext, row: DeliveryRow): Promise<boolean> {
  const { push, db } = ctx;
  if (!push) return false;
  const partner = chatPartnerOf(row.tag);
  if (partner && !(await awaitsReading(db.q, row.owner_id, partner))) return false;
  const browser = await db.q
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('id', '=', row.target)
    .where('owner_id', '=', row.owner_id)
    .executeTakeFirst();
  const topic = topicOf(row.kind);
  if (!browser || !(await mayRead(ctx, browser, topic))) return false;
  const outcome = await push.send(browser, {
    payload: { title: row.title ?? TOPIC_NAMES[topic], body: row.text, link: row.link, tag: row.tag },
    // An offer lasts a quarter of an hour; its news is useless later.
    keepSeconds: topic === 'waiting' ? OFFER_MINUTES * 60 : DAY_S,
  });
  if (outcome === 'gone')
    await db.q.deleteFrom('push_subscriptions').where('endpoint', '=', browser.endpoint).execute();
  if (outcome === 'failed') throw new Error('the push service did not take the message');
  return outcome !== 'gone';
}

/** Whether the browser's user may read the topic: nothing for somebody who left the staff, no money for day staff. */
async function mayRead({ db }: AppContext, browser: PushSubscriptionRow, topic: NotificationTopic) {
  if (!browser.staff_id) return true;
  const member = await findStaff(db.q, { id: browser.staff_id });
  if (!member) await db.q.deleteFrom('push_subscriptions').where('id', '=', browser.id).execute();
  return member !== undefined && !(topic === 'payments' && member.role === 'staff');
}
