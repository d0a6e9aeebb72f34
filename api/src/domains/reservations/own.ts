import type { ReservationDecision } from 'mf-shared/contracts/reservations';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { holdReservation } from './settle.ts';
import { statusAt } from './status.ts';
import type { ReservationView } from './view.ts';

/**
 * A reservation at the caller's business, locked.
 * @throws `reservation_not_found`, `not_yours`
 */
export async function holdOwn(tx: Tx, ctx: Ctx<BusinessActor>, id: string): Promise<ReservationView> {
  const row = await holdReservation(tx, id);
  if (row.venue_id !== ctx.actor.id) throw new AppError('not_yours');
  return row;
}

/**
 * The same for a reservation that waits for a decision.
 * @throws `reservation_not_pending`
 * @throws `changed_meanwhile` when its player moved it away from the hour of the decision
 */
export async function holdOwnPending(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  { reservationId, startsAt }: ReservationDecision,
): Promise<ReservationView> {
  const row = await holdOwn(tx, ctx, reservationId);
  if (statusAt(row, ctx.clock()) !== 'pending') throw new AppError('reservation_not_pending');
  if (startsAt !== undefined && startsAt !== row.starts_at) throw new AppError('changed_meanwhile');
  return row;
}
