import type { Queries } from '../../db/database.ts';
import type { PublishedVenueRow } from '../../db/schema/published.ts';
import { type LiveReservation, liveOnPitches } from '../reservations/index.ts';
import { ownOccurrences } from '../subscriptions/index.ts';

export type Calendar = Pick<
  PublishedVenueRow,
  'calendar_version' | 'status' | 'next_payment_at' | 'horizon_weeks'
>;

/**
 * The columns that decide whether a stored week is current, whether the venue is visible, and how far ahead it books.
 */
export const calendarOf = (q: Queries, businessId: string): Promise<Calendar | undefined> =>
  q
    .selectFrom('published_venues')
    .select(['calendar_version', 'status', 'next_payment_at', 'horizon_weeks'])
    .where('id', '=', businessId)
    .executeTakeFirst();

/** A player's live bookings and occurrences on the pitches around the nights. */
export async function ownBookings(
  q: Queries,
  userId: string,
  pitchIds: readonly string[],
  nights: { start: string; end: string; now: number },
): Promise<LiveReservation[]> {
  if (pitchIds.length === 0) return [];
  const reserved = await liveOnPitches(q, userId, pitchIds, nights);
  const regular = await ownOccurrences(q, userId, pitchIds, nights);
  return [...reserved, ...regular.map((row) => ({ ...row, status: 'approved' as const }))];
}
