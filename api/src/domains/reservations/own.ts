import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { holdReservation } from './settle.ts';
import { statusAt } from './status.ts';
import type { ReservationView } from './view.ts';

/** A reservation at the asking business, held; `reservation_not_found`, `not_yours`. */
export async function holdOwn(tx: Tx, ctx: Ctx<BusinessActor>, id: string): Promise<ReservationView> {
  const row = await holdReservation(tx, id);
  if (row.business_id !== ctx.actor.id) throw new AppError('not_yours');
  return row;
}

/** The same, while it waits for a decision; else `reservation_not_pending`. */
export async function holdOwnPending(tx: Tx, ctx: Ctx<BusinessActor>, id: string): Promise<ReservationView> {
  const row = await holdOwn(tx, ctx, id);
  if (statusAt(row, ctx.clock()) !== 'pending') throw new AppError('reservation_not_pending');
  return row;
}
