import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Visitor } from '../reservations/index.ts';

type Value = RawBuilder<unknown> | string;

/**
 * For a `where`: whether a player was at a venue by `now` (ms). An hour of theirs there is over and not marked as missed.
 * The player and the venue are ids or columns.
 */
export function hasBeen(player: Value, venue: Value, now: number): RawBuilder<boolean> {
  // The filter by pitch reads only the player's own rows; a filter by venue would read everybody's.
  const booked = (view: 'published_reservations' | 'published_occurrences') => sql`exists (
    select 1 from ${sql.table(view)} h
    where h.user_id = ${player}
      and h.pitch_id in (select p.id from published_pitches p where p.venue_id = ${venue})
      and h.ends_at <= ${now}
      and (h.attendance is null or h.attendance <> 'no_show'))`;
  return sql`(${booked('published_reservations')} or ${booked('published_occurrences')})`;
}

/** The same for one player and venue. */
export async function hasVisited(q: Queries, { userId, businessId, now }: Visitor): Promise<boolean> {
  const { been } = await q
    .selectNoFrom(hasBeen(userId, businessId, now).as('been'))
    .executeTakeFirstOrThrow();
  return Boolean(been);
}
