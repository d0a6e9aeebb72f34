import type { Misfit } from 'mf-shared/contracts/business';
import type { Queries } from '../../db/database.ts';

const HOUR = 60 * 60 * 1000;
/** No booking is longer, so that the index by start finds those that are being played. */
const LONGEST = 24 * HOUR;

/** A booking that is not over, of whatever kind. */
export type Coming = {
  kind: Misfit['kind'];
  id: string;
  pitch_id: string;
  user_id: string | null;
  name: string;
  phone: string | null;
  date: string;
  time_slot: string;
  starts_at: number;
  ends_at: number;
};

/** What is asked for or booked on a pitch and is not over at `now` (ms), in no order. */
export async function comingBookings(q: Queries, pitchId: string, now: number): Promise<Coming[]> {
  return [
    ...(await reservations(q, pitchId, now)).map((row) => ({ ...row, kind: 'reservation' as const })),
    ...(await occurrences(q, pitchId, now)).map((row) => ({ ...row, kind: 'subscription' as const })),
    ...(await phoneBookings(q, pitchId, now)).map((row) => ({
      ...row,
      kind: 'phone' as const,
      user_id: null,
    })),
  ];
}

/** Whether anything of that kind is there. */
export async function hasComingBookings(q: Queries, pitchId: string, now: number): Promise<boolean> {
  const found = [
    await reservations(q, pitchId, now, 1),
    await occurrences(q, pitchId, now, 1),
    await phoneBookings(q, pitchId, now, 1),
  ];
  return found.some((rows) => rows.length > 0);
}

/** More than a pitch can hold within the time that can be booked. */
const ALL = 100_000;

const reservations = (q: Queries, pitchId: string, now: number, limit = ALL) =>
  q
    .selectFrom('reservations as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .select(['b.id', 'b.pitch_id', 'b.user_id', 'u.full_name as name', 'u.phone', 'b.date', 'b.time_slot'])
    .select(['b.starts_at', 'b.ends_at'])
    .where('b.pitch_id', '=', pitchId)
    .where('b.starts_at', '>', now - LONGEST)
    .where('b.ends_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('b.status', '=', 'approved'),
        eb.and([eb('b.status', '=', 'pending'), eb('b.expires_at', '>', now)]),
      ]),
    )
    .limit(limit)
    .execute();

const occurrences = (q: Queries, pitchId: string, now: number, limit = ALL) =>
  q
    .selectFrom('subscription_occurrences as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .select(['b.id', 'b.pitch_id', 'b.user_id', 'u.full_name as name', 'u.phone', 'b.date', 'b.time_slot'])
    .select(['b.starts_at', 'b.ends_at'])
    .where('b.pitch_id', '=', pitchId)
    .where('b.starts_at', '>', now - LONGEST)
    .where('b.ends_at', '>', now)
    .where('b.status', '=', 'held')
    .limit(limit)
    .execute();

const phoneBookings = (q: Queries, pitchId: string, now: number, limit = ALL) =>
  q
    .selectFrom('phone_bookings as b')
    .select(['b.id', 'b.pitch_id', 'b.name', 'b.phone', 'b.date', 'b.time_slot', 'b.starts_at', 'b.ends_at'])
    .where('b.pitch_id', '=', pitchId)
    .where('b.starts_at', '>', now - LONGEST)
    .where('b.ends_at', '>', now)
    .where('b.status', '=', 'active')
    .limit(limit)
    .execute();
