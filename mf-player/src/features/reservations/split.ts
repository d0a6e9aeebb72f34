import type { Reservation } from 'mf-shared/contracts/reservations';

/** Whether an hour still lies ahead and nobody has called it off. */
export const isComing = (reservation: Reservation, now: number): boolean =>
  reservation.endsAt > now && (reservation.status === 'pending' || reservation.status === 'approved');

/** Coming hours, the next one first, and all others, the latest first. */
export function splitReservations(reservations: readonly Reservation[], now: number) {
  const coming = reservations.filter((one) => isComing(one, now));
  const past = reservations.filter((one) => !isComing(one, now));
  return {
    coming: coming.sort((a, b) => a.startsAt - b.startsAt),
    past: past.sort((a, b) => b.startsAt - a.startsAt),
  };
}
