import type { Queries } from '../../db/database.ts';
import { LONGEST_BOOKING_MS } from '../occupancy/index.ts';
import type { Coming } from '../venues/index.ts';

/** Active phone bookings on a pitch that are not over at `now` (ms). */
export async function comingPhoneBookings(
  q: Queries,
  pitchId: string,
  now: number,
  limit: number,
): Promise<Coming[]> {
  const rows = await q
    .selectFrom('phone_bookings as b')
    .select(['b.id', 'b.pitch_id', 'b.name', 'b.phone', 'b.date', 'b.time_slot', 'b.starts_at', 'b.ends_at'])
    .where('b.pitch_id', '=', pitchId)
    .where('b.starts_at', '>', now - LONGEST_BOOKING_MS)
    .where('b.ends_at', '>', now)
    .where('b.status', '=', 'active')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, kind: 'phone', user_id: null }));
}
