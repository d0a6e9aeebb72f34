import { addDays, istanbulMidnight } from 'mf-shared/schedule';
import type { Queries } from '../../db/database.ts';
import type { ReservationRow } from '../../db/schema/reservations.ts';

export type LiveReservation = Pick<ReservationRow, 'pitch_id' | 'starts_at' | 'ends_at'> & {
  status: 'pending' | 'approved';
  /** When a waiting request ends unanswered (ms). */
  expires_at?: number;
};

/**
 * A player's live reservations on the pitches around the football nights, at `now` (ms). Instants find them in the index
 * of all hours of the player; the nights decide.
 */
export async function liveOnPitches(
  q: Queries,
  userId: string,
  pitchIds: readonly string[],
  { start, end, now }: { start: string; end: string; now: number },
): Promise<LiveReservation[]> {
  const [first, last] = [addDays(start, -1), addDays(end, 1)];
  const rows = await q
    .selectFrom('reservations')
    .select(['pitch_id', 'starts_at', 'ends_at', 'status', 'expires_at'])
    .where('user_id', '=', userId)
    .where('pitch_id', 'in', pitchIds)
    .where('starts_at', '>=', istanbulMidnight(first))
    // A night's last hour begins on the next calendar day.
    .where('starts_at', '<', istanbulMidnight(addDays(last, 2)))
    .where('date', '>=', first)
    .where('date', '<=', last)
    .where('status', 'in', ['pending', 'approved'])
    .execute();
  return rows.filter((row): row is typeof row & LiveReservation => isLive(row, now));
}

/** A player's live reservations that start at `from` (ms) or later. */
export async function liveFrom(
  q: Queries,
  userId: string,
  { from, now }: { from: number; now: number },
): Promise<Pick<ReservationRow, 'pitch_id' | 'date' | 'starts_at' | 'ends_at' | 'status' | 'expires_at'>[]> {
  const rows = await q
    .selectFrom('reservations')
    .select(['pitch_id', 'date', 'starts_at', 'ends_at', 'status', 'expires_at'])
    .where('user_id', '=', userId)
    .where('starts_at', '>=', from)
    .where('status', 'in', ['pending', 'approved'])
    .execute();
  return rows.filter((row) => isLive(row, now));
}

const isLive = (row: Pick<ReservationRow, 'status' | 'expires_at'>, now: number): boolean =>
  row.status === 'approved' || (row.status === 'pending' && row.expires_at > now);

/** Whether one of the reservations (ids) is the player's. */
export async function hasReservation(q: Queries, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const query = q
    .selectFrom('reservations')
    .select('id')
    .where('id', 'in', ids)
    .where('user_id', '=', userId);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Whether the player ever asked for an hour at the venue. */
export async function hasAskedAt(q: Queries, businessId: string, userId: string): Promise<boolean> {
  const asked = q.selectFrom('reservations').select('id').where('user_id', '=', userId);
  return (await asked.where('venue_id', '=', businessId).limit(1).executeTakeFirst()) !== undefined;
}
