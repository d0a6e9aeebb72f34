import type { BoardEntry, BoardKind } from 'mf-shared/contracts/board';
import { istanbulTime } from 'mf-shared/schedule';
import type { ClosureRow, PhoneBookingRow } from '../../db/schema/board.ts';
import { reservationVersion } from '../reservations/version.ts';
import type { HoldingOccurrence, HoldingReservation } from './queries.ts';

type Span = { starts_at: number; ends_at: number };

const base = (kind: BoardKind, row: { id: string; pitch_id: string; date: string } & Span) => ({
  _id: row.id,
  id: row.id,
  kind,
  fieldId: row.pitch_id,
  date: row.date,
  timeSlot: `${istanbulTime(row.starts_at)}-${istanbulTime(row.ends_at)}`,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  status: 'approved' as const,
  name: '',
  phone: '',
  note: '',
  price: null,
  userId: null,
  reason: null,
  seriesId: null,
});

/** A reservation on the board; the caller sees to it that it holds hours. */
export const reservationEntry = (row: HoldingReservation): BoardEntry => ({
  ...base('reservation', row),
  status: row.status === 'pending' ? 'pending' : 'approved',
  name: row.full_name,
  phone: row.phone ?? '',
  price: row.price,
  userId: row.user_id,
  attendance: row.attendance,
  played: row.played_count,
  noShows: row.no_show_count,
  version: reservationVersion(row),
});

/** A night of a weekly regular on the board. */
export const occurrenceEntry = (row: HoldingOccurrence): BoardEntry => ({
  ...base('subscription', row),
  name: row.full_name,
  phone: row.phone ?? '',
  price: row.price,
  userId: row.user_id,
  attendance: row.attendance,
  seriesId: row.subscription_id,
  usualDate: row.usual_date,
  version: String(row.version),
});

/** Whether the booking was written down when its hour was over. */
export const isLate = (row: Pick<PhoneBookingRow, 'created_at' | 'ends_at'>): boolean =>
  row.created_at >= row.ends_at;

/** A phone booking on the board. */
export const phoneEntry = (row: PhoneBookingRow): BoardEntry => ({
  ...base('phone', row),
  name: row.name,
  phone: row.phone ?? '',
  note: row.note,
  price: row.price,
  attendance: row.attendance,
  isLate: isLate(row),
  seriesId: row.series_id,
  version: String(row.version),
});

/** One hour of a closure on the board. */
export const closureEntry = (row: ClosureRow, span: Span): BoardEntry => ({
  ...base('closure', { ...row, ...span }),
  note: row.note,
  reason: row.reason,
  seriesId: row.series_id,
  version: String(row.version),
});

/** An hour that waits for a player of the waiting list. */
export const offerEntry = (row: { id: string; pitch_id: string; date: string } & Span): BoardEntry => ({
  ...base('offer', row),
  version: '',
});
