import type { Reservation } from 'mf-shared/contracts/reservations';
import { cancelUntil } from 'mf-shared/schedule';
import { compileOnce } from '../../db/compile-once.ts';
import type { Queries } from '../../db/database.ts';
import type { ReservationRow } from '../../db/schema/reservations.ts';
import type { PlayerRecord } from '../../db/schema/users.ts';
import { playerContacts } from '../players/index.ts';
import { isChangeable } from './deadline.ts';
import { toPitchHour } from './pitch-hour.ts';
import { isLiveAt, statusAt } from './status.ts';

/** A reservation with the names that its answer carries. */
export type ReservationView = ReservationRow &
  PlayerRecord & {
    venue_name: string;
    venue_phone: string;
    cancel_hours: number;
    full_name: string;
    email: string;
    phone: string | null;
  };

/** Reservations joined with player and business; the caller narrows and orders. */
export const reservationViews = (q: Queries) =>
  q
    .selectFrom('reservations as r')
    .innerJoin(playerContacts(q), 'u.id', 'r.user_id')
    .innerJoin('published_venues as b', 'b.id', 'r.venue_id')
    .selectAll('r')
    .select(['b.venue_name', 'b.phone as venue_phone', 'b.cancel_hours'])
    .select(['u.full_name', 'u.email', 'u.phone', 'u.played_count', 'u.no_show_count']);

/** Those that are approved, or wait at `now` (ms). */
export const liveViews = (q: Queries, now: number) => reservationViews(q).where(isLiveAt(now, 'r'));

/** The reservation with this id, if there is one. */
export const findView = async (q: Queries, id: string): Promise<ReservationView | undefined> =>
  (await viewWith(q, { id })).rows[0];

const viewWith = compileOnce((q, { id }: { id: string }) => reservationViews(q).where('r.id', '=', id));

/** The reservations with these ids, in the order of ids. */
export const findViews = (q: Queries, ids: readonly string[]): Promise<ReservationView[]> =>
  reservationViews(q).where('r.id', 'in', ids).orderBy('r.id').execute();

/** The reservation as the contract has it. */
export const toReservation = (row: ReservationView, now: number): Reservation => ({
  ...toPitchHour(row),
  reservationId: row.id,
  status: statusAt(row, now),
  price: row.price,
  createdAt: new Date(row.created_at).toISOString(),
  cancelUntil: cancelUntil(row.starts_at, row.cancel_hours),
  canMove: isChangeable(row, now),
  businessPhone: row.venue_phone,
  attendance: row.attendance,
  user: {
    id: row.user_id,
    _id: row.user_id,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone ?? '',
    played: row.played_count,
    noShows: row.no_show_count,
  },
});
