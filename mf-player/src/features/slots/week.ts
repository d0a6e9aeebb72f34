import { BOOKING_HORIZON_WEEKS } from 'mf-shared/contracts/reservations';
import { addDays, daysBetween, istanbulDate, weekStart } from 'mf-shared/schedule';

export const LAST_WEEK = BOOKING_HORIZON_WEEKS;
export const FIRST_WEEK = -BOOKING_HORIZON_WEEKS;

/** Monday and Sunday of a football week. */
export type Week = { startDate: string; endDate: string };

/** The week `offset` weeks from the one of the instant `now` (ms), by Istanbul's calendar. */
export function weekAt(offset: number, now: number): Week {
  const startDate = addDays(weekStart(istanbulDate(now)), offset * 7);
  return { startDate, endDate: addDays(startDate, 6) };
}

/** How many weeks the football week of `date` lies ahead of the one of the instant `now` (ms). */
export const offsetOf = (date: string, now: number): number =>
  daysBetween(weekStart(istanbulDate(now)), weekStart(date)) / 7;

/** Offset from an address: whole weeks within what can be looked at, 0 for anything else. */
export function parseOffset(text: string | null): number {
  const offset = Number(text ?? 0);
  if (!Number.isInteger(offset)) return 0;
  return Math.min(LAST_WEEK, Math.max(FIRST_WEEK, offset));
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', ...options });
  return (date: string) => formatter.format(new Date(`${date}T12:00:00Z`));
};
const day = format({ day: 'numeric' });
const dayMonth = format({ day: 'numeric', month: 'long' });
const full = format({ day: 'numeric', month: 'long', year: 'numeric' });

/** `17 – 23 Kasım 2026`, `30 Kasım – 6 Aralık 2026`, `28 Aralık 2026 – 3 Ocak 2027` */
export function formatWeek({ startDate, endDate }: Week): string {
  if (startDate.slice(0, 4) !== endDate.slice(0, 4)) return `${full(startDate)} – ${full(endDate)}`;
  const from = startDate.slice(0, 7) === endDate.slice(0, 7) ? day(startDate) : dayMonth(startDate);
  return `${from} – ${full(endDate)}`;
}
