import type { Queries } from '../../db/database.ts';
import { LONGEST_BOOKING_MS } from '../occupancy/index.ts';
import type { Coming } from '../venues/index.ts';

/** Held occurrences on a pitch that are not over at `now` (ms). */
export async function comingWeeks(
  q: Queries,
  pitchId: string,
  now: number,
  limit: number,
): Promise<Coming[]> {
  const rows = await q
    .selectFrom('subscription_occurrences as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .select(['b.id', 'b.pitch_id', 'b.user_id', 'u.full_name as name', 'u.phone', 'b.date', 'b.time_slot'])
    .select(['b.starts_at', 'b.ends_at'])
    .where('b.pitch_id', '=', pitchId)
    .where('b.starts_at', '>', now - LONGEST_BOOKING_MS)
    .where('b.ends_at', '>', now)
    .where('b.status', '=', 'held')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, kind: 'subscription' }));
}
