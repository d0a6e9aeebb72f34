import type { Reservation } from 'mf-shared/contracts/reservations';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { findView, toReservation } from './view.ts';

/**
 * One reservation, for its player or its business.
 * @throws `reservation_not_found`, `not_yours`
 */
export async function oneReservation(ctx: Ctx<UserActor | BusinessActor>, id: string): Promise<Reservation> {
  const row = await findView(ctx.db.q, id);
  if (!row) throw new AppError('reservation_not_found');
  const owner = ctx.actor.role === 'user' ? row.user_id : row.venue_id;
  if (owner !== ctx.actor.id) throw new AppError('not_yours');
  return toReservation(row, ctx.clock());
}
