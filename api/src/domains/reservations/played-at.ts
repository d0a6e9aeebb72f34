import type { Queries } from '../../db/database.ts';
import { pitchesOfVenue } from '../occupancy/index.ts';

/** A player at a venue at an instant (ms). */
export type Visitor = { businessId: string; userId: string; now: number };

/** Rows of the player's approved reservations at the venue that are over, whether they came or not. */
const playedAt = (q: Queries, { businessId, userId, now }: Visitor) =>
  q
    .selectFrom('reservations')
    .select('id')
    .where('user_id', '=', userId)
    // By way of the pitches it reads that player's own rows; by way of the venue it would read everybody's.
    .where('pitch_id', 'in', pitchesOfVenue(businessId))
    .where('status', '=', 'approved')
    .where('ends_at', '<=', now);

/** How many approved hours of the player at the venue are over, counted up to `most`. */
export const countPlayed = async (q: Queries, visitor: Visitor, most: number): Promise<number> =>
  (await playedAt(q, visitor).limit(most).execute()).length;

/** Whether an approved hour of the player at the venue is over that they were not said to have missed. */
export async function hasCome(q: Queries, visitor: Visitor): Promise<boolean> {
  const row = await playedAt(q, visitor)
    .where((eb) => eb.or([eb('attendance', 'is', null), eb('attendance', '<>', 'no_show')]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
