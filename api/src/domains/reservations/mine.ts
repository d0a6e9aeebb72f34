import type { MineQuery, ReservationPage } from 'mf-shared/contracts/reservations';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { readPage } from '../../http/keyset.ts';
import { usualAnswers } from '../venues/index.ts';
import { statusAt } from './status.ts';
import { type ReservationView, reservationViews, toReservation } from './view.ts';

/**
 * The player's reservations of every status, newest start first. `when` narrows to hours that have not begun
 * (`upcoming`) or have (`past`). A waiting request says how soon its venue usually answers.
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
  // A moved request waits since its last move, and nobody wrote down when that was.
  const isWaiting = (row: ReservationView) => row.moves === 0 && statusAt(row, now) === 'pending';
  const asked = rows.filter(isWaiting).map((row) => row.venue_id);
  const usual = await usualAnswers(ctx.db.q, [...new Set(asked)]);
  const reservations = rows.map((row) => {
    const answerMinutes = isWaiting(row) ? usual.get(row.venue_id) : undefined;
    return { ...toReservation(row, now), ...(answerMinutes === undefined ? {} : { answerMinutes }) };
  });
  return { reservations, nextCursor };
}
