import type { IncomeQuery } from 'mf-shared/contracts/income';
import { addDays, currentNight, daysBetween } from 'mf-shared/schedule';

const isMonth = ({ from, to }: IncomeQuery): boolean =>
  from.endsWith('-01') && to.slice(0, 7) === from.slice(0, 7) && addDays(to, 1).endsWith('-01');

/** The period before: as many nights, or for a whole calendar month the month before. */
function previousPeriod(period: IncomeQuery): IncomeQuery {
  const to = addDays(period.from, -1);
  const from = isMonth(period) ? `${to.slice(0, 7)}-01` : addDays(to, -daysBetween(period.from, period.to));
  return { from, to };
}

/**
 * What of a period is compared with what of the one before, at `now` in ms. Like stands beside like: of a period
 * under way the nights up to the present one, which is booked for the most part, and as many of the period before;
 * a period that is over beside the whole one before; of one that has not begun nothing (null).
 */
export function comparison(
  period: IncomeQuery,
  now: number,
): { compared: IncomeQuery | null; previous: IncomeQuery } {
  const previous = previousPeriod(period);
  const tonight = currentNight(now);
  if (period.from > tonight) return { compared: null, previous };
  if (period.to < tonight) return { compared: period, previous };
  const steps = Math.min(daysBetween(period.from, tonight), daysBetween(previous.from, previous.to));
  const upTo = ({ from }: IncomeQuery): IncomeQuery => ({ from, to: addDays(from, steps) });
  return { compared: upTo(period), previous: upTo(previous) };
}
