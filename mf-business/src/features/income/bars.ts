import type { Income, Sum } from 'mf-shared/contracts/income';
import { formatDay, formatMoney, formatNumber, formatWeekday } from 'mf-shared/format';
import { monthName, type Span, shortMonth } from './period.ts';

export type Bar = Sum & { key: string; label: string; name: string };

/** Columns of the chart: nights, or the months of a year. */
export function barsOf(span: Span, days: Income['days']): Bar[] {
  if (span !== 'year') {
    return days.map((day) => ({
      ...day,
      key: day.date,
      label: span === 'month' ? String(Number(day.date.slice(8))) : formatWeekday(day.date),
      name: formatDay(day.date),
    }));
  }
  const months = Map.groupBy(days, ({ date }) => date.slice(0, 7));
  return [...months].map(([key, nights]) => ({
    key,
    label: shortMonth(`${key}-01`),
    name: monthName(`${key}-01`),
    amount: nights.reduce((sum, { amount }) => sum + amount, 0),
    count: nights.reduce((sum, { count }) => sum + count, 0),
  }));
}

/** The highest column in words, for screen readers. */
export function bestText(bars: readonly Bar[]): string | undefined {
  const [best] = bars.toSorted((a, b) => b.amount - a.amount);
  return best && best.amount > 0 ? `En yüksek: ${best.name}, ${formatMoney(best.amount)}` : undefined;
}

/** 2271 -> `2.271 saat`; out of a whole `2.401/10.585 saat`. */
export const formatHours = (hours: number, of?: number): string =>
  `${formatNumber(hours)}${of === undefined ? '' : `/${formatNumber(of)}`} saat`;

/** How full a part is, from 0 (empty) to 4 (three quarters or more). */
export function fullness(booked: number, offered: number): 0 | 1 | 2 | 3 | 4 {
  if (booked === 0 || offered === 0) return 0;
  return (Math.min(3, Math.floor((booked / offered) * 4)) + 1) as 1 | 2 | 3 | 4;
}

export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);
