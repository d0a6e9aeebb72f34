import { BOOKING_HORIZON_WEEKS } from 'mf-shared/contracts/reservations';
import { addDays, currentNight, daysBetween } from 'mf-shared/schedule';

export const LAST_WEEK = BOOKING_HORIZON_WEEKS;
export const FIRST_WEEK = -BOOKING_HORIZON_WEEKS;

/** The first and the last of seven football nights. */
export type Week = { startDate: string; endDate: string };

/** The seven nights that begin `offset` weeks after the night of `now` (ms). */
export function weekAt(offset: number, now: number): Week {
  const startDate = addDays(currentNight(now), offset * 7);
  return { startDate, endDate: addDays(startDate, 6) };
}

/** Offset of the week with the night `date`: the first or last week if `date` is outside, 0 for an invalid date. */
export const offsetOf = (date: string, now: number): number =>
  clamp(Math.floor(daysBetween(currentNight(now), date) / 7) || 0);

const clamp = (offset: number) => Math.min(LAST_WEEK, Math.max(FIRST_WEEK, offset));

/** Offset from an address: whole weeks within the allowed range, 0 for any other text. */
export function parseOffset(text: string | null): number {
  const offset = Number(text ?? 0);
  if (!Number.isInteger(offset)) return 0;
  return clamp(offset);
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', ...options });
  // A line may break between two dates, not within one.
  return (date: string) => formatter.format(new Date(`${date}T12:00:00Z`)).replaceAll(' ', '\u00a0');
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
