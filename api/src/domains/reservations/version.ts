import type { ReservationRow } from '../../db/schema/reservations.ts';

/** Mark of what a venue sees of a reservation. Every decision and every move changes it. */
export const reservationVersion = (row: Pick<ReservationRow, 'status' | 'pitch_id' | 'starts_at'>): string =>
  `${row.status}.${row.starts_at}.${row.pitch_id}`;
