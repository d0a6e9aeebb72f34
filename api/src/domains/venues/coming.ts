import { type RawBuilder, sql } from 'kysely';
import type { Misfit } from 'mf-shared/contracts/venues';
import type { Queries } from '../../db/database.ts';
import { LONGEST_BOOKING_MS } from '../occupancy/index.ts';

/** A booking of any kind that is not over. */
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

/** Finds bookings on a pitch that are not over at `now` (ms), at most `limit`. */
export type FindComing = (q: Queries, pitchId: string, now: number, limit: number) => Promise<Coming[]>;

/** The columns of a booking `b` that make it a `Coming`, next to who booked. */
export const COMING = ['b.id', 'b.pitch_id', 'b.date', 'b.time_slot', 'b.starts_at', 'b.ends_at'] as const;

/** For a `where`: whether the booking `b` is on the pitch and not over. Its start bounds what the index is read for. */
export const isComing = (pitchId: string, now: number): RawBuilder<boolean> =>
  sql`b.pitch_id = ${pitchId} and b.starts_at > ${now - LONGEST_BOOKING_MS} and b.ends_at > ${now}`;
