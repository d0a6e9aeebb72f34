import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { holdReservation, settle } from './settle.ts';
import { statusAt } from './status.ts';

/**
 * Gives back reservations of a player who leaves, within a running transaction: their cells are free, the venues
 * get a message, all who look are told. `ids` ascend, and all are held before the first venue is, which is the
 * order of everybody else. One that ended meanwhile is left alone.
 */
export async function endComing(tx: Tx, ctx: AppContext, ids: readonly string[]): Promise<void> {
  const rows = [];
  for (const id of ids) rows.push(await holdReservation(tx, id));
  for (const row of rows.toSorted((a, b) => (a.business_id < b.business_id ? -1 : 1))) {
    const status = statusAt(row, ctx.clock());
    if (status !== 'pending' && status !== 'approved') continue;
    await settle(tx, ctx, row, { status: 'cancelled', endReason: 'player', notice: 'left' });
  }
}
