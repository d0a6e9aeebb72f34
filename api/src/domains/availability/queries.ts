import { addDays } from 'mf-shared/schedule';
import type { Queries } from '../../db/database.ts';
import type { ReservationRow, SettledBusinessRow } from '../../db/schema.ts';
import { ownOccurrences } from '../subscriptions/index.ts';

type Calendar = Pick<SettledBusinessRow, 'calendar_version' | 'status' | 'next_payment_at' | 'horizon_weeks'>;

/** What decides whether a stored week is current, whether the venue is seen at all, and how far ahead. */
export const calendarOf = (q: Queries, businessId: string): Promise<Calendar | undefined> =>
  q
    .selectFrom('businesses')
    .select(['calendar_version', 'status', 'next_payment_at', 'horizon_weeks'])
    .where('id', '=', businessId)
    .executeTakeFirst();

export type OwnBooking = Pick<ReservationRow, 'pitch_id' | 'starts_at' | 'ends_at'> & {
  status: 'pending' | 'approved';
};

/** A player's live bookings and subscription hours on the pitches around the football nights. */
export async function ownBookings(
  q: Queries,
  userId: string,
  pitchIds: readonly string[],
  { start, end, now }: { start: string; end: string; now: number },
): Promise<OwnBooking[]> {
  if (pitchIds.length === 0) return [];
  const rows = await q
    .selectFrom('reservations')
    .select(['pitch_id', 'starts_at', 'ends_at', 'status', 'expires_at'])
    .where('user_id', '=', userId)
    .where('pitch_id', 'in', pitchIds)
    .where('date', '>=', addDays(start, -1))
    .where('date', '<=', addDays(end, 1))
    .where('status', 'in', ['pending', 'approved'])
    .execute();
  const regular = await ownOccurrences(q, userId, pitchIds, { start, end });
  return [
    ...rows.filter((row): row is typeof row & OwnBooking => isLive(row, now)),
    ...regular.map((row) => ({ ...row, status: 'approved' as const })),
  ];
}

const isLive = (row: Pick<ReservationRow, 'status' | 'expires_at'>, now: number): boolean =>
  row.status === 'approved' || (row.status === 'pending' && row.expires_at > now);
