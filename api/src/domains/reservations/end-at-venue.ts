import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { releaseAll } from '../occupancy/index.ts';
import { tellSides } from './announce.ts';
import { type Notice, sendNotice } from './notices.ts';
import { liveAtVenue } from './queries.ts';
import { statusAt } from './status.ts';
import { findViews, type ReservationView } from './view.ts';

const MOST = 50;

/**
 * Ends some waiting or coming reservations at a venue that closes or is suspended. Its pitches are locked. Their players
 * get a message; both sides are told after the commit. An expired request ends as unanswered. Answers whether there may be more.
 */
export async function endSomeAtVenue(
  tx: Tx,
  ctx: AppContext,
  businessId: string,
  notice: 'venueClosed' | 'venueSuspended',
): Promise<boolean> {
  const now = ctx.clock();
  const ids = await liveAtVenue(tx.q, { businessId, now, most: MOST });
  if (ids.length === 0) return false;
  for (const id of ids) await tx.lock('reservations', id);
  const rows = await findViews(tx.q, ids);
  const { over = [], ahead = [] } = Object.groupBy(
    rows.filter(({ status }) => status === 'pending' || status === 'approved'),
    (row) => (statusAt(row, now) === 'cancelled' ? 'over' : 'ahead'),
  );
  await end(tx, ctx, over, { reason: 'expired', notice: 'expired' });
  await end(tx, ctx, ahead, { reason: 'business', notice });
  return ids.length === MOST;
}

type Ending = { reason: ReservationView['end_reason']; notice: Notice };

async function end(
  tx: Tx,
  ctx: AppContext,
  rows: readonly ReservationView[],
  { reason, notice }: Ending,
): Promise<void> {
  if (rows.length === 0) return;
  const change = { status: 'cancelled', end_reason: reason, decided_at: ctx.clock() } as const;
  const ids = rows.map(({ id }) => id);
  await tx.q.updateTable('reservations').set(change).where('id', 'in', ids).execute();
  await releaseAll(tx, ctx, ids);
  for (const row of rows) {
    await sendNotice(tx, ctx, row, notice);
    tellSides(tx, ctx, { ...row, ...change });
  }
}
