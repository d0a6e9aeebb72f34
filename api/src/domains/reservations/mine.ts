import type { MineQuery, ReservationPage } from 'mf-shared/contracts/reservations';
import * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { selectViews, toReservation } from './view.ts';

/** Start and id of the last row of a page. */
const Cursor = z.tuple([z.int(), z.string()]);

/**
 * The player's reservations of every status, newest start first; `when` narrows to hours that have not begun
 * (`upcoming`) or have (`past`).
 */
export async function myReservations(
  ctx: Ctx<UserActor>,
  { limit, cursor, when }: z.output<typeof MineQuery>,
): Promise<z.input<typeof ReservationPage>> {
  const now = ctx.clock();
  const after = decodeCursor(Cursor, cursor);
  let query = selectViews(ctx.db.q).where('r.user_id', '=', ctx.actor.id);
  if (when === 'upcoming') query = query.where('r.starts_at', '>', now);
  if (when === 'past') query = query.where('r.starts_at', '<=', now);
  if (after) {
    const [startsAt, id] = after;
    query = query
      .where('r.starts_at', '<=', startsAt)
      .where((eb) => eb.or([eb('r.starts_at', '<', startsAt), eb('r.id', '<', id)]));
  }
  const rows = await query
    .orderBy('r.starts_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.starts_at, row.id]);
  return { reservations: page.map((row) => toReservation(row, now)), nextCursor };
}
