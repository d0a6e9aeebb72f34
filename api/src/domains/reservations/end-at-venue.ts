import { inParts } from '../../breathe.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { tellSides } from './announce.ts';
import { type Notice, sendNotice } from './notices.ts';
import { liveAtVenue } from './queries.ts';
import { releaseAll } from './release-cells.ts';
import { statusAt } from './status.ts';
import { findViews, type ReservationView } from './view.ts';

const PART = 50;

/** What waits or is still to be played at a venue whose pitches are held, held within a running transaction. */
export async function holdLiveAt(tx: Tx, ctx: AppContext, businessId: string): Promise<ReservationView[]> {
  const held: ReservationView[] = [];
  await inParts(await liveAtVenue(tx.q, businessId, ctx.clock()), PART, async (ids) => {
    for (const id of ids) await tx.lock('reservations', id);
    held.push(...(await findViews(tx.q, ids)));
  });
  return held.filter(({ status }) => status === 'pending' || status === 'approved');
}

/**
 * Ends held reservations of a venue that closes: their players get a message, both sides are told after commit. A request
 * whose time is over ends as one that was not answered. That the venue's weeks changed is said by the caller. Other work
 * has its turn in between.
 */
export async function endAtVenue(tx: Tx, ctx: AppContext, held: readonly ReservationView[]): Promise<void> {
  const now = ctx.clock();
  const { over = [], ahead = [] } = Object.groupBy(held, (row) =>
    statusAt(row, now) === 'cancelled' ? 'over' : 'ahead',
  );
  await inParts(over, PART, (part) => end(tx, ctx, part, { reason: 'expired', notice: 'expired' }));
  await inParts(ahead, PART, (part) => end(tx, ctx, part, { reason: 'business', notice: 'venueClosed' }));
}

type Ending = { reason: ReservationView['end_reason']; notice: Notice };

async function end(
  tx: Tx,
  ctx: AppContext,
  rows: readonly ReservationView[],
  { reason, notice }: Ending,
): Promise<void> {
  const change = { status: 'cancelled', end_reason: reason, decided_at: ctx.clock() } as const;
  const ids = rows.map(({ id }) => id);
  await tx.q.updateTable('reservations').set(change).where('id', 'in', ids).execute();
  await releaseAll(tx, ctx, ids);
  for (const row of rows) {
    await sendNotice(tx, ctx, row, notice);
    tellSides(tx, ctx, { ...row, ...change });
  }
}
