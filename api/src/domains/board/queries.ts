import type { Engine, Queries } from '../../db/database.ts';
import type { PlayerRecord } from '../../db/schema/attendance.ts';
import type { ClosureRow, PhoneBookingRow } from '../../db/schema/board.ts';
import type { OccurrenceRow } from '../../db/schema/subscriptions.ts';

/** A reservation that holds hours, with who plays. */
export type HoldingReservation = PlayerRecord & {
  id: string;
  pitch_id: string;
  user_id: string;
  date: string;
  time_slot: string;
  starts_at: number;
  ends_at: number;
  status: 'pending' | 'approved' | 'rejected' | 'cancelled';
  price: number;
  attendance: 'played' | 'no_show' | null;
  full_name: string;
  phone: string | null;
};

/** The reservations with these ids. */
export const reservationsById = (q: Queries, ids: readonly string[]): Promise<HoldingReservation[]> =>
  q
    .selectFrom('reservations as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.pitch_id', 'r.user_id', 'r.date', 'r.time_slot', 'r.starts_at', 'r.ends_at'])
    .select(['r.status', 'r.price', 'r.attendance'])
    .select(['u.full_name', 'u.phone', 'u.played_count', 'u.no_show_count'])
    .where('r.id', 'in', ids)
    .execute();

export type HoldingOccurrence = OccurrenceRow & { full_name: string; phone: string | null };

/** The nights of weekly regulars with these ids. */
export const occurrencesById = (q: Queries, ids: readonly string[]): Promise<HoldingOccurrence[]> =>
  q
    .selectFrom('subscription_occurrences as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .selectAll('o')
    .select(['u.full_name', 'u.phone'])
    .where('o.id', 'in', ids)
    .execute();

/** The phone bookings with these ids. */
export const phoneBookingsById = (q: Queries, ids: readonly string[]): Promise<PhoneBookingRow[]> =>
  q.selectFrom('phone_bookings').selectAll().where('id', 'in', ids).execute();

/** The same as they are once nobody else is changing them, held until the transaction ends, in the order of ids. */
export const holdPhones = (q: Queries, engine: Engine, ids: readonly string[]): Promise<PhoneBookingRow[]> =>
  q
    .selectFrom('phone_bookings')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();

/** The closures with these ids. */
export const closuresById = (q: Queries, ids: readonly string[]): Promise<ClosureRow[]> =>
  q.selectFrom('closures').selectAll().where('id', 'in', ids).execute();

/** Active bookings of a series from an instant (ms) on, in the order played. */
export const seriesFrom = (q: Queries, seriesId: string, startsAt: number): Promise<PhoneBookingRow[]> =>
  q
    .selectFrom('phone_bookings')
    .selectAll()
    .where('series_id', '=', seriesId)
    .where('starts_at', '>=', startsAt)
    .where('status', '=', 'active')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

/** Closures of a series that end after an instant (ms), in the order of time. */
export const closuresOfSeries = (q: Queries, seriesId: string, after: number): Promise<ClosureRow[]> =>
  q
    .selectFrom('closures')
    .selectAll()
    .where('series_id', '=', seriesId)
    .where('ends_at', '>', after)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
