import type { BoardEntry } from 'mf-shared/contracts/board';
import type { ClosureRow } from '../../db/schema/closures.ts';
import type { PhoneBookingRow } from '../../db/schema/phone-bookings.ts';
import { heldEntry, type Span } from '../occupancy/index.ts';

/** Whether the booking was entered after its hour was over. */
export const isLate = (row: Pick<PhoneBookingRow, 'created_at' | 'ends_at'>): boolean =>
  row.created_at >= row.ends_at;

/** A phone booking on the board. */
export const phoneEntry = (row: PhoneBookingRow): BoardEntry => ({
  ...heldEntry('phone', row),
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
  ...heldEntry('closure', { ...row, ...span }),
  note: row.note,
  reason: row.reason,
  seriesId: row.series_id,
  version: String(row.version),
});

/** An hour that is kept for a player of the waiting list. */
export const offerEntry = (row: { id: string; pitch_id: string; date: string } & Span): BoardEntry => ({
  ...heldEntry('offer', row),
  version: '',
});
