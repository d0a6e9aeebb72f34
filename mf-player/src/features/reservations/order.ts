import type { Reservation } from 'mf-shared/contracts/reservations';
import { daysBetween, istanbulDate } from 'mf-shared/schedule';

/** Whether the player's hour is still ahead. */
export const isComing = ({ status, startsAt }: Reservation, now: number): boolean =>
  startsAt > now && (status === 'pending' || status === 'approved');

/** A pending request may always be withdrawn or moved, an approved hour until the venue's deadline. */
export const mayChange = (reservation: Reservation, now: number): boolean =>
  isComing(reservation, now) &&
  (reservation.status === 'pending' || now <= (reservation.cancelUntil ?? reservation.startsAt));

/** Coming hours first, soonest first; then the rejected or cancelled ones. */
export function sortComing(reservations: readonly Reservation[], now: number): Reservation[] {
  const rank = (one: Reservation) => (isComing(one, now) ? 0 : 1);
  return reservations.toSorted((a, b) => rank(a) - rank(b) || a.startsAt - b.startsAt);
}

/** How long it is until a coming football night, in days. */
export function daysLeft(date: string, now: number): string {
  const days = daysBetween(istanbulDate(now), date);
  if (days <= 0) return 'Bugün';
  return days === 1 ? 'Yarın' : `${days} gün kaldı`;
}
