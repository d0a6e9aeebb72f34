import { istanbulMidnight } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import type { Queries } from '../../db/database.ts';
import type { OccurrenceRow } from '../../db/schema/subscription-occurrences.ts';

type OwnOccurrence = Pick<OccurrenceRow, 'pitch_id' | 'starts_at' | 'ends_at'>;

/** A player's subscription hours on the pitches around the football nights, as the weekly view marks them. */
export const ownOccurrences = (
  q: Queries,
  userId: string,
  pitchIds: readonly string[],
  { start, end }: { start: string; end: string },
): Promise<OwnOccurrence[]> =>
  q
    .selectFrom('subscription_occurrences')
    .select(['pitch_id', 'starts_at', 'ends_at'])
    .where('user_id', '=', userId)
    .where('starts_at', '>=', istanbulMidnight(start) - DAY_MS)
    .where('starts_at', '<', istanbulMidnight(end) + 3 * DAY_MS)
    .where('pitch_id', 'in', pitchIds)
    .where('status', '=', 'held')
    .execute();

/** Whether one of the nights (ids) is the player's. */
export async function hasNight(q: Queries, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const nights = q.selectFrom('subscription_occurrences').select('id').where('id', 'in', ids);
  return (await nights.where('user_id', '=', userId).executeTakeFirst()) !== undefined;
}

/** Whether the player ever asked for a weekly hour at the venue. */
export async function hasAskedWeeklyAt(q: Queries, businessId: string, userId: string): Promise<boolean> {
  const asked = q.selectFrom('subscriptions').select('id').where('user_id', '=', userId);
  return (await asked.where('venue_id', '=', businessId).limit(1).executeTakeFirst()) !== undefined;
}
