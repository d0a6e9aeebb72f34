import { inParts } from '../../breathe.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { liveAtVenue } from './queries.ts';
import { holdReservation, settle } from './settle.ts';
import { statusAt } from './status.ts';
import type { ReservationView } from './view.ts';

const PART = 20;

/** What waits or is still to be played at a venue whose pitches are held, held within a running transaction. */
export async function holdLiveAt(tx: Tx, ctx: AppContext, businessId: string): Promise<ReservationView[]> {
  const held: ReservationView[] = [];
  await inParts(await liveAtVenue(tx.q, businessId, ctx.clock()), PART, async (ids) => {
    for (const id of ids) held.push(await holdReservation(tx, id));
  });
  return held.filter(({ status }) => status === 'pending' || status === 'approved');
}

/**
 * Ends held reservations of a venue that closes: their players get a message, everybody who looks is told. A request
 * whose time is over ends as one that was not answered. Other work has its turn in between.
 */
export const endAtVenue = (tx: Tx, ctx: AppContext, held: readonly ReservationView[]): Promise<void> =>
  inParts(held, PART, async (part) => {
    for (const row of part) {
      const isOver = statusAt(row, ctx.clock()) === 'cancelled';
      const outcome = isOver
        ? ({ endReason: 'expired', notice: 'expired' } as const)
        : ({ endReason: 'business', notice: 'venueClosed' } as const);
      await settle(tx, ctx, row, { status: 'cancelled', ...outcome });
    }
  });
