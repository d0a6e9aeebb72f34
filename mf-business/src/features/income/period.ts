import { formatDate, formatDayMonth } from 'mf-shared/format';
import { addDays, weekStart } from 'mf-shared/schedule';

export const SPANS = ['day', 'week', 'month', 'year'] as const;
export type Span = (typeof SPANS)[number];
export const SPAN_NAMES: Record<Span, string> = { day: 'Gün', week: 'Hafta', month: 'Ay', year: 'Yıl' };
/** Names of the previous period: `to` stands before 'göre', `in` says where nothing was earned. */
export const BEFORE: Record<Span, { to: string; in: string }> = {
  day: { to: 'Önceki güne', in: 'Önceki günde' },
  week: { to: 'Önceki haftaya', in: 'Önceki haftada' },
  month: { to: 'Önceki aya', in: 'Önceki ayda' },
  year: { to: 'Önceki yıla', in: 'Önceki yılda' },
};
/** The same for the part that is compared with a running period. */
export const SAME_NIGHTS: typeof BEFORE = {
  day: BEFORE.day,
  week: { to: 'Geçen haftanın aynı günlerine', in: 'Geçen haftanın aynı günlerinde' },
  month: { to: 'Geçen ayın aynı günlerine', in: 'Geçen ayın aynı günlerinde' },
  year: { to: 'Geçen yılın aynı günlerine', in: 'Geçen yılın aynı günlerinde' },
};

export type Period = { from: string; to: string };

const MONTH = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const SHORT_MONTH = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', month: 'short' });
const utc = (date: string) => new Date(`${date}T00:00:00Z`);
export const shortMonth = (date: string) => SHORT_MONTH.format(utc(date));
/** `Kasım 2026` */
export const monthName = (date: string) => MONTH.format(utc(date));

/** First day of the month `by` months from the date's month. */
function monthStart(date: string, by = 0): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10);
}

/** The day, week, month or year that contains a football night (`YYYY-MM-DD`). */
export function periodOf(span: Span, date: string): Period {
  const year = date.slice(0, 4);
  switch (span) {
    case 'day':
      return { from: date, to: date };
    case 'week':
      return { from: weekStart(date), to: addDays(weekStart(date), 6) };
    case 'month':
      return { from: monthStart(date), to: addDays(monthStart(date, 1), -1) };
    case 'year':
      return { from: `${year}-01-01`, to: `${year}-12-31` };
  }
}

/** A night in the period before (-1) or after (1) the period of `date`. */
export function shifted(span: Span, date: string, by: -1 | 1): string {
  if (span === 'day') return addDays(date, by);
  if (span === 'week') return addDays(date, 7 * by);
  return monthStart(date, span === 'month' ? by : 12 * by);
}

export function periodName(span: Span, { from, to }: Period): string {
  switch (span) {
    case 'day':
      return formatDate(from);
    case 'week':
      return `${formatDayMonth(from)} – ${formatDayMonth(to)}`;
    case 'month':
      return monthName(from);
    case 'year':
      return from.slice(0, 4);
  }
}
