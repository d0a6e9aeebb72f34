import type { Queries } from '../../db/database.ts';
import type { SettledBusinessRow } from '../../db/schema.ts';
import { type LiveReservation, liveOnPitches } from '../reservations/index.ts';
import { ownOccurrences } from '../subscriptions/index.ts';

type Calendar = Pick<SettledBusinessRow, 'calendar_version' | 'status' | 'next_payment_at' | 'horizon_weeks'>;

/** What decides whether a stored week is current, whether the venue is seen at all, and how far ahead. */
export const calendarOf = (q: Queries, businessId: string): Promise<Calendar | undefined> =>
  q
    .selectFrom('businesses')
    .select(['calendar_version', 'status', 'next_payment_at', 'horizon_weeks'])
    .where('id', '=', businessId)
    .executeTakeFirst();

/** A player's live bookings and subscription hours on the pitches around the football nights. */
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
