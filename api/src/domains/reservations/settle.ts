import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ReservationRow } from '../../db/schema/reservations.ts';
import { holdForGood, releaseCells } from '../occupancy/index.ts';
import { announce } from './announce.ts';
import { type Notice, sendNotice } from './notices.ts';
import { findView, type ReservationView } from './view.ts';

/**
 * The reservation, locked until the transaction ends, so that two decisions come one after the other.
 * @throws `reservation_not_found`
 */
export async function holdReservation(tx: Tx, id: string): Promise<ReservationView> {
  await tx.lock('reservations', id);
  const row = await findView(tx.q, id);
  if (!row) throw new AppError('reservation_not_found');
  return row;
}

type Outcome = {
  status: Exclude<ReservationRow['status'], 'pending'>;
  endReason?: ReservationRow['end_reason'];
  /** What the other side is told, or how both are told. */
  notice: Notice | ((settled: ReservationView) => Promise<void>);
};

/**
 * Sets the new status of a locked reservation together with its cells: approval keeps them for good, everything else
 * frees them. The other side gets a chat message; everybody who looks is told after the commit. Answers the reservation
 * as it is now.
 */
export async function settle(
  tx: Tx,
  ctx: AppContext,
  row: ReservationView,
  { status, endReason = null, notice }: Outcome,
): Promise<ReservationView> {
  const change = { status, end_reason: endReason, decided_at: ctx.clock() };
  await tx.q.updateTable('reservations').set(change).where('id', '=', row.id).execute();
  if (status === 'approved') {
    await holdForGood(tx, row.id);
  } else {
    await releaseCells(tx, ctx, { ownerId: row.id });
  }
  const settled = { ...row, ...change };
  if (typeof notice === 'string') await sendNotice(tx, ctx, settled, notice);
  else await notice(settled);
  await announce(tx, ctx, settled);
  return settled;
}
