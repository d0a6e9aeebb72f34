import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { liveOf } from './queries.ts';
import { holdReservation, settle } from './settle.ts';
import { statusAt } from './status.ts';

/**
 * Gives back the coming reservations of a player who leaves or is suspended, within a transaction: frees their cells, sends the venues a
 * message, tells everybody who looks. It locks all reservations before the first venue, like everybody else. Leaves a
 * reservation that ended meanwhile.
 */
export async function endComingOf(
  tx: Tx,
  ctx: AppContext,
  userId: string,
  notice: 'left' | 'suspended' = 'left',
): Promise<void> {
  const rows = [];
  for (const id of await liveOf(tx.q, userId, ctx.clock())) rows.push(await holdReservation(tx, id));
  for (const row of rows.toSorted((a, b) => (a.venue_id < b.venue_id ? -1 : 1))) {
    const status = statusAt(row, ctx.clock());
    if (status !== 'pending' && status !== 'approved') continue;
    await settle(tx, ctx, row, { status: 'cancelled', endReason: 'player', notice });
  }
}
