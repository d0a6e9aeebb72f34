import {
  type Channels,
  DEFAULT_CHANNELS,
  type NotificationKind,
  TOPIC_OF_KIND,
} from 'mf-shared/contracts/notifications';
import { newId } from '../../base/id.ts';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { DeliveryRow } from '../../db/schema/deliveries.ts';

type Queued = {
  to: { model: 'User' | 'Business'; id: string };
  kind: NotificationKind;
  /** A function is called only when there is somebody to tell. */
  text: string | (() => Promise<string>);
  link: string;
  title?: string | undefined;
  broadcast?: string | undefined;
  channels?: Channels | undefined;
  /** A later one with the same tag replaces it. */
  tag: string;
  /** Milliseconds to wait; the reason to send may vanish meanwhile. */
  delayMs?: number;
};

/**
 * Writes what is to be sent, in the caller's transaction, so that a crash loses nothing: one row for each browser of
 * the receiver and one for mail. Writes only what the receiver wants and this installation can send. Replaces what
 * already waits with the same tag.
 */
export async function queueDeliveries(tx: Tx, ctx: AppContext, queued: Queued): Promise<void> {
  const mails = ctx.mail?.sendsNews ?? false;
  if (!ctx.push && !mails) return;
  const { push = true, mail = true } = queued.channels ?? {};
  if (!push && !mail) return;
  const wanted = await wantedChannels(tx.q, queued);
  const targets: Pick<DeliveryRow, 'channel' | 'target'>[] = [];
  if (mails && mail && wanted.mail) targets.push({ channel: 'mail', target: queued.to.id });
  if (ctx.push && push && wanted.push) {
    const browsers = await tx.q
      .selectFrom('push_subscriptions')
      .select('id')
      .where('owner_id', '=', queued.to.id)
      .execute();
    targets.push(...browsers.map(({ id }) => ({ channel: 'push' as const, target: id })));
  }
  if (targets.length === 0) return;
  const text = typeof queued.text === 'string' ? queued.text : await queued.text();
  await tx.q
    .insertInto('deliveries')
    .values(targets.map((target) => ({ ...target, ...toRow(queued, text, ctx.clock()) })))
    .onConflict((oc) =>
      oc.columns(['channel', 'target', 'tag']).doUpdateSet((eb) => ({
        // The browser may have another user now, and the same person may write to both.
        owner_model: eb.ref('excluded.owner_model'),
        owner_id: eb.ref('excluded.owner_id'),
        text: eb.ref('excluded.text'),
        link: eb.ref('excluded.link'),
        title: eb.ref('excluded.title'),
        broadcast_id: eb.ref('excluded.broadcast_id'),
        due_at: eb.ref('excluded.due_at'),
        created_at: eb.ref('excluded.created_at'),
        tries: 0,
      })),
    )
    .execute();
}

const toRow = (
  { to, kind, link, tag, title, broadcast, delayMs = 0 }: Queued,
  text: string,
  now: number,
) => ({
  id: newId(),
  owner_model: to.model,
  owner_id: to.id,
  kind,
  text,
  link,
  tag,
  tries: 0,
  due_at: now + delayMs,
  created_at: now,
  title: title ?? null,
  broadcast_id: broadcast ?? null,
});

async function wantedChannels(q: Queries, { to, kind }: Queued): Promise<Channels> {
  const topic = TOPIC_OF_KIND[kind];
  const chosen = await q
    .selectFrom('notification_preferences')
    .select(['push', 'mail'])
    .where('owner_id', '=', to.id)
    .where('topic', '=', topic)
    .executeTakeFirst();
  return chosen ? { push: chosen.push === 1, mail: chosen.mail === 1 } : DEFAULT_CHANNELS[topic];
}
