import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { workOff } from '../../jobs/work-off.ts';
import { countAnswer } from '../venues/index.ts';
import { settle } from './settle.ts';
import { PENDING_MS, statusAt } from './status.ts';
import { findView } from './view.ts';

/**
 * Ends waiting requests that expired: they are 7 days old, or their hour has begun. Each has its own transaction,
 * oldest first, so that it may run at any time on any number of processes. Then deletes unanswered requests that are 7
 * days old, with name, phone and note of the player (spec, section 4); the venue keeps the count. Answers how many it
 * ended.
 */
export async function expireReservations(ctx: AppContext): Promise<number> {
  const now = ctx.clock();
  const rows = ctx.db.q
    .selectFrom('reservations')
    .select(['id', 'expires_at'])
    .where('status', '=', sql.lit('pending'))
    .where('expires_at', '<=', now);
  const ended = await workOff(ctx, {
    rows,
    order: [
      ['expires_at', 'asc'],
      ['id', 'asc'],
    ],
    each: (tx, { id }) => endIfExpired(tx, ctx, id),
  });
  await deleteUnanswered(ctx, now);
  return ended;
}

async function deleteUnanswered({ db }: AppContext, now: number): Promise<void> {
  await db.q
    .deleteFrom('reservations')
    .where('end_reason', '=', sql.lit('expired'))
    .where('created_at', '<=', now - PENDING_MS)
    .execute();
}

/** Ends the request within a transaction if it waits beyond its time. Answers whether it did. */
export async function endIfExpired(tx: Tx, ctx: AppContext, id: string): Promise<boolean> {
  await tx.lock('reservations', id);
  const row = await findView(tx.q, id);
  // Another process may have ended and deleted it meanwhile.
  if (row?.status !== 'pending' || statusAt(row, ctx.clock()) === 'pending') return false;
  const ended = await settle(tx, ctx, row, { status: 'cancelled', endReason: 'expired', notice: 'expired' });
  await countAnswer(tx, ended, { refused: true });
  return true;
}
