import type { ReservationStatus } from 'mf-shared/contracts/reservations';
import type { Queries } from '../../db/database.ts';
import type { RosterRow } from '../../db/schema/rosters.ts';
import { pitchById } from '../occupancy/index.ts';
import { findView, statusAt } from '../reservations/index.ts';
import { occurrenceOf } from '../subscriptions/index.ts';

/** The hour of a roster, as it stands now. */
export type Booking = {
  ownerId: string;
  pitchId: string;
  venueId: string;
  venueName: string;
  date: string;
  timeSlot: string;
  startsAt: number;
  endsAt: number;
  price: number;
  status: ReservationStatus;
  /** How often it was moved. */
  moves: number;
};
export type BookingKey = Pick<RosterRow, 'kind' | 'booking_id'>;

/** The reservation or the week of a subscription that a roster belongs to, whatever became of it at `now` (ms). */
export const bookingOf = (q: Queries, { kind, booking_id }: BookingKey, now: number) =>
  kind === 'reservation' ? reservationOf(q, booking_id, now) : weekOf(q, booking_id);

async function reservationOf(q: Queries, id: string, now: number): Promise<Booking | undefined> {
  const row = await findView(q, id);
  return row && { ...hourOf(row), status: statusAt(row, now), moves: row.moves };
}

async function weekOf(q: Queries, id: string): Promise<Booking | undefined> {
  const row = await occurrenceOf(q, id);
  const status = row?.status === 'held' ? 'approved' : 'cancelled';
  return row && { ...hourOf(row), status, moves: row.usual_date === null ? 0 : 1 };
}

type Hour = {
  user_id: string;
  pitch_id: string;
  venue_id: string;
  venue_name: string;
  date: string;
  time_slot: string;
  starts_at: number;
  ends_at: number;
  price: number;
};

const hourOf = (row: Hour) => ({
  ownerId: row.user_id,
  pitchId: row.pitch_id,
  venueId: row.venue_id,
  venueName: row.venue_name,
  date: row.date,
  timeSlot: row.time_slot,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  price: row.price,
});

/** Where the hour is played. */
export async function placeOf(q: Queries, { pitchId, venueId }: Booking) {
  const pitch = await pitchById(q, pitchId);
  const venue = await q
    .selectFrom('published_venues')
    .select(['address', 'city', 'lng', 'lat'])
    .where('id', '=', venueId)
    .executeTakeFirstOrThrow();
  return { ...venue, fieldName: pitch?.name ?? '', capacity: pitch?.capacity ?? '' };
}

/** Whether people may be called to it: the venue has not refused it, and nobody gave it back. */
export const isLive = ({ status }: Booking): boolean => status === 'approved' || status === 'pending';
