import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { DeliveryRow } from '../../db/schema/deliveries.ts';

/** Deliveries of one broadcast that may wait to be sent. News that somebody waits for comes behind no more than these. */
const MOST_WAITING = 500;
/** Where a count of waiting deliveries stops. */
const MOST_COUNTED = 1000;
/** Notices deleted in one transaction. */
const CLEARED_AT_ONCE = 100;

type Of = Pick<DeliveryRow, 'broadcast_id' | 'channel'>;

/** Begins to send the same news to many accounts; notices that name it belong to it. */
export async function openBroadcast(tx: Tx, { clock }: Pick<AppContext, 'clock'>, id: string): Promise<void> {
  await tx.q.insertInto('broadcasts').values({ id, created_at: clock(), ended_at: null }).execute();
}

/** Ends a broadcast: what still waits to be pushed or mailed is dropped. Its notices stay. */
export async function endBroadcast(tx: Tx, { clock }: Pick<AppContext, 'clock'>, id: string): Promise<void> {
  await tx.q
    .updateTable('broadcasts')
    .set({ ended_at: clock() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Whether a broadcast should pause, since many of its pushes and mails wait to be sent now. */
export async function isCongested(
  q: Queries,
  { clock }: Pick<AppContext, 'clock'>,
  id: string,
): Promise<boolean> {
  return (await countWaiting(q, id, MOST_WAITING, clock())) >= MOST_WAITING;
}

/** How many pushes and mails of a broadcast were sent, failed for good, or wait. */
export async function broadcastCounts(q: Queries, id: string) {
  const row = await q.selectFrom('broadcasts').selectAll().where('id', '=', id).executeTakeFirst();
  return {
    pushesSent: row?.pushes_sent ?? 0,
    pushesFailed: row?.pushes_failed ?? 0,
    mailsSent: row?.mails_sent ?? 0,
    mailsFailed: row?.mails_failed ?? 0,
    waiting: await countWaiting(q, id, MOST_COUNTED),
  };
}

async function countWaiting(q: Queries, id: string, limit: number, dueAt?: number): Promise<number> {
  let waiting = q.selectFrom('deliveries').select('id').where('broadcast_id', '=', id);
  if (dueAt !== undefined) waiting = waiting.where('due_at', '<=', dueAt);
  const { count } = await q
    .selectFrom(waiting.limit(limit).as('waiting'))
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Deletes some notices of a broadcast, and tells their receivers' pages to read again. Answers whether there may be
 * more.
 */
export const clearBroadcast = (ctx: AppContext, id: string): Promise<boolean> =>
  ctx.db.transact(async (tx) => {
    const some = tx.q.selectFrom('notifications').select('id').where('broadcast_id', '=', id);
    const gone = await tx.q
      .deleteFrom('notifications')
      .where('id', 'in', some.orderBy('id').limit(CLEARED_AT_ONCE))
      .returning(['id', 'owner_id'])
      .execute();
    tx.afterCommit(() => {
      for (const { id, owner_id } of gone)
        ctx.bus.publish(`actor:${owner_id}`, { event: 'notificationsRead', data: { id } });
    });
    return gone.length > 0;
  });

/** Whether a delivery belongs to a broadcast that has ended. */
export async function isBroadcastOver(q: Queries, { broadcast_id }: Of): Promise<boolean> {
  if (broadcast_id === null) return false;
  const row = await q
    .selectFrom('broadcasts')
    .select('ended_at')
    .where('id', '=', broadcast_id)
    .executeTakeFirst();
  return row?.ended_at !== null;
}

const COUNTED = {
  push: { sent: 'pushes_sent', failed: 'pushes_failed' },
  mail: { sent: 'mails_sent', failed: 'mails_failed' },
} as const;

/** Counts what became of a delivery of a broadcast. */
export async function countDelivery(
  q: Queries,
  { broadcast_id, channel }: Of,
  outcome: 'sent' | 'failed' | 'needless',
): Promise<void> {
  if (broadcast_id === null || outcome === 'needless') return;
  const column = COUNTED[channel][outcome];
  await q
    .updateTable('broadcasts')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('id', '=', broadcast_id)
    .execute();
}
