import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { fileAnswer, type RawAnswer, streamOf } from '../../http/raw-answer.ts';
import { calendarOf } from './event.ts';
import { reservationById } from './queries.ts';

/**
 * One reservation as a calendar file for its player or its business.
 * @throws `reservation_not_found`, `not_yours`
 */
export async function reservationCalendar(
  ctx: Ctx<UserActor | BusinessActor>,
  id: string,
): Promise<RawAnswer> {
  const row = await reservationById(ctx.db.q, id);
  if (!row) throw new AppError('reservation_not_found');
  const reader = ctx.actor.role === 'user' ? 'player' : 'business';
  const owner = reader === 'player' ? row.user_id : row.venue_id;
  if (owner !== ctx.actor.id) throw new AppError('not_yours');
  const calendar = calendarOf([row], { now: ctx.clock(), reader });
  return fileAnswer(streamOf(calendar), `topla-${row.date}.ics`, 'text/calendar');
}
