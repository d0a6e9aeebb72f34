import type { Reservation } from 'mf-shared/contracts/reservations';

/** Whether the hour is the player's and still lies ahead. */
export const isComing = ({ status, startsAt }: Reservation, now: number): boolean =>
  startsAt > now && (status === 'pending' || status === 'approved');

/** A waiting request may be withdrawn or moved at any time, an approved hour until the venue's deadline. */
export const mayChange = (reservation: Reservation, now: number): boolean =>
  isComing(reservation, now) &&
  (reservation.status === 'pending' || now <= (reservation.cancelUntil ?? reservation.startsAt));

/** Hours that will be played, the next one first, before those that were turned down or called off. */
export function sortComing(reservations: readonly Reservation[], now: number): Reservation[] {
  const rank = (one: Reservation) => (isComing(one, now) ? 0 : 1);
  return reservations.toSorted((a, b) => rank(a) - rank(b) || a.startsAt - b.startsAt);
}
