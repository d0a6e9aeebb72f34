import type { Queries } from '../../db/database.ts';
import { pitchesOfVenue } from '../occupancy/index.ts';

/** A player at a venue at an instant (ms). */
export type Visitor = { businessId: string; userId: string; now: number };

/** The player's approved past reservations at the venue, whether they came or not. */
const playedAt = (q: Queries, { businessId, userId, now }: Visitor) =>
  q
    .selectFrom('reservations')
    .select('id')
    .where('user_id', '=', userId)
    // The filter by pitch reads only the player's own rows; a filter by venue would read everybody's.
    .where('pitch_id', 'in', pitchesOfVenue(businessId))
    .where('status', '=', 'approved')
    .where('ends_at', '<=', now);

/** How many approved past hours the player has at the venue, counted up to `most`. */
export const countPlayed = async (q: Queries, visitor: Visitor, most: number): Promise<number> =>
  (await playedAt(q, visitor).limit(most).execute()).length;

/** Whether the player has an approved past hour at the venue that is not marked as missed. */
export async function hasCome(q: Queries, visitor: Visitor): Promise<boolean> {
  const row = await playedAt(q, visitor)
    .where((eb) => eb.or([eb('attendance', 'is', null), eb('attendance', '<>', 'no_show')]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
