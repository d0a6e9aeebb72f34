import type { ReservationRow } from '../../db/schema.ts';

/** Mark of what a venue sees of a reservation: another one after every decision and every move. */
export const reservationVersion = (row: Pick<ReservationRow, 'status' | 'pitch_id' | 'starts_at'>): string =>
  `${row.status}.${row.starts_at}.${row.pitch_id}`;
