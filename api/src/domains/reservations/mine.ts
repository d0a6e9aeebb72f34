import type { MineQuery, ReservationPage } from 'mf-shared/contracts/reservations';
import * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { selectViews, toReservation } from './view.ts';

const Position = z.object({ startsAt: z.number(), id: z.string() });

/**
 * The player's reservations of every status, newest start first; `when` narrows to hours that have not begun
 * (`upcoming`) or have (`past`).
 */
export async function myReservations(
  ctx: Ctx<UserActor>,
  { limit, cursor, when }: z.output<typeof MineQuery>,
): Promise<z.input<typeof ReservationPage>> {
  const now = ctx.clock();
  const after = readCursor(Position, cursor);
  let query = selectViews(ctx.db.q).where('r.user_id', '=', ctx.actor.id);
  if (when === 'upcoming') query = query.where('r.starts_at', '>', now);
  if (when === 'past') query = query.where('r.starts_at', '<=', now);
  if (after) {
    query = query
      .where('r.starts_at', '<=', after.startsAt)
      .where((eb) => eb.or([eb('r.starts_at', '<', after.startsAt), eb('r.id', '<', after.id)]));
  }
  const rows = await query
    .orderBy('r.starts_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    reservations: page.map((row) => toReservation(row, now)),
    nextCursor: last ? writeCursor({ startsAt: last.starts_at, id: last.id }) : null,
  };
}
