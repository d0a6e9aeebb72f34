import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ReservationRow } from '../../db/schema.ts';
import { countAnswer } from '../venues/index.ts';
import { settle } from './settle.ts';
import { PENDING_MS, statusAt } from './status.ts';
import { findView } from './view.ts';

const BATCH = 100;
type Due = Pick<ReservationRow, 'id' | 'expires_at'>;

/**
 * Ends waiting requests whose time ran out: 7 days old, or their hour has begun. Each in a transaction of its
 * own, oldest first, so that it may run at any time on any number of processes. Then deletes those that got no
 * answer and are 7 days old, with name, phone and note of who asked (spec, section 4); the venue keeps the count.
 * Answers how many it ended.
 */
export async function expireReservations(ctx: AppContext): Promise<number> {
  const now = ctx.clock();
  let ended = 0;
  let batch = await dueReservations(ctx, now, null);
  while (batch.length > 0) {
    for (const { id } of batch) if (await ctx.db.transact((tx) => endIfExpired(tx, ctx, id))) ended += 1;
    batch = batch.length < BATCH ? [] : await dueReservations(ctx, now, batch.at(-1) ?? null);
  }
  await deleteUnanswered(ctx, now);
  return ended;
}

async function deleteUnanswered({ db }: AppContext, now: number): Promise<void> {
  await db.q
    .deleteFrom('reservations')
    .where('end_reason', '=', 'expired')
    .where('created_at', '<=', now - PENDING_MS)
    .execute();
}

/** Ends the request within a running transaction if it waits beyond its time; answers whether it did. */
export async function endIfExpired(tx: Tx, ctx: AppContext, id: string): Promise<boolean> {
  await tx.lock('reservations', id);
  const row = await findView(tx.q, id);
  // Another process may have ended and deleted it meanwhile.
  if (row?.status !== 'pending' || statusAt(row, ctx.clock()) === 'pending') return false;
  const ended = await settle(tx, ctx, row, { status: 'cancelled', endReason: 'expired', notice: 'expired' });
  await countAnswer(tx, ended, { refused: true });
  return true;
}

function dueReservations({ db }: AppContext, now: number, after: Due | null): Promise<Due[]> {
  let query = db.q
    .selectFrom('reservations')
    .select(['id', 'expires_at'])
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now);
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple('expires_at', 'id'), '>', eb.tuple(after.expires_at, after.id)),
    );
  }
  return query.orderBy('expires_at').orderBy('id').limit(BATCH).execute();
}
