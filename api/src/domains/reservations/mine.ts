import type { MineQuery, ReservationPage } from 'mf-shared/contracts/reservations';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { readPage } from '../../http/keyset.ts';
import { reservationViews, toReservation } from './view.ts';

/**
 * The player's reservations of every status, newest start first. `when` narrows to hours that have not begun
 * (`upcoming`) or have (`past`).
 */
export async function myReservations(
  ctx: Ctx<UserActor>,
  { when, ...paging }: z.output<typeof MineQuery>,
): Promise<z.input<typeof ReservationPage>> {
  const now = ctx.clock();
  let query = reservationViews(ctx.db.q).where('r.user_id', '=', ctx.actor.id);
  if (when === 'upcoming') query = query.where('r.starts_at', '>', now);
  if (when === 'past') query = query.where('r.starts_at', '<=', now);
  const { rows, nextCursor } = await readPage(query, paging, [
    ['r.starts_at', 'desc', 'int'],
    ['r.id', 'desc'],
  ]);
  return { reservations: rows.map((row) => toReservation(row, now)), nextCursor };
}
