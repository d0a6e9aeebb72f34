import type { Reservation } from 'mf-shared/contracts/reservations';
import { daysBetween, istanbulDate } from 'mf-shared/schedule';
import type { ComingWeek } from '../subscriptions/weeks.ts';

/** Whether the player's hour is still ahead. */
export const isComing = ({ status, startsAt }: Reservation, now: number): boolean =>
  startsAt > now && (status === 'pending' || status === 'approved');

/** A pending request may always be withdrawn or moved, an approved hour until the venue's deadline. */
export const mayChange = (reservation: Reservation, now: number): boolean =>
  isComing(reservation, now) &&
  (reservation.status === 'pending' || now <= (reservation.cancelUntil ?? reservation.startsAt));

/** Whether the player was there, as far as the venue knows: then a review counts. */
export const wasPlayed = ({ status, endsAt, attendance }: Reservation, now: number): boolean =>
  status === 'approved' && endsAt <= now && attendance !== 'no_show';

/** A card of a list: an own hour, or the week of a subscription. */
export type Entry = { startsAt: number } & (
  | { reservation: Reservation; coming?: never }
  | { coming: ComingWeek; reservation?: never }
);

export const toEntry = (reservation: Reservation): Entry => ({ startsAt: reservation.startsAt, reservation });

/** What is ahead first, soonest first; then the rejected or cancelled hours. */
export function comingEntries(
  reservations: readonly Reservation[],
  weeks: readonly ComingWeek[],
  now: number,
): Entry[] {
  const entries = [
    ...reservations.map(toEntry),
    ...weeks.map((coming): Entry => ({ startsAt: coming.week.startsAt, coming })),
  ];
  const rank = ({ reservation }: Entry) => (reservation && !isComing(reservation, now) ? 1 : 0);
  return entries.toSorted((a, b) => rank(a) - rank(b) || a.startsAt - b.startsAt);
}

/** How long it is until a coming football night, in days. */
export function daysLeft(date: string, now: number): string {
  const days = daysBetween(istanbulDate(now), date);
  if (days <= 0) return 'Bugün';
  return days === 1 ? 'Yarın' : `${days} gün kaldı`;
}
