import { DEFAULT_CANCEL_HOURS, type Reservation } from 'mf-shared/contracts/reservations';

const HOUR = 60 * 60_000;

/** Whether the hour is the player's and still lies ahead. */
export const isComing = ({ status, startsAt }: Reservation, now: number): boolean =>
  startsAt > now && (status === 'pending' || status === 'approved');

/** A waiting request may be withdrawn at any time, an approved hour until a day before. */
export const mayCancel = (reservation: Reservation, now: number): boolean =>
  isComing(reservation, now) &&
  (reservation.status === 'pending' || reservation.startsAt - now >= DEFAULT_CANCEL_HOURS * HOUR);

/** Hours that will be played, the next one first, before those that were turned down or called off. */
export function sortComing(reservations: readonly Reservation[], now: number): Reservation[] {
  const rank = (one: Reservation) => (isComing(one, now) ? 0 : 1);
  return reservations.toSorted((a, b) => rank(a) - rank(b) || a.startsAt - b.startsAt);
}
