import type { IncomeQuery } from 'mf-shared/contracts/income';
import { addDays, currentNight, daysBetween } from 'mf-shared/schedule';

const isMonth = ({ from, to }: IncomeQuery): boolean =>
  from.endsWith('-01') && to.slice(0, 7) === from.slice(0, 7) && addDays(to, 1).endsWith('-01');

/** The period before, with as many nights; for a whole calendar month, the month before. */
function previousPeriod(period: IncomeQuery): IncomeQuery {
  const to = addDays(period.from, -1);
  const from = isMonth(period) ? `${to.slice(0, 7)}-01` : addDays(to, -daysBetween(period.from, period.to));
  return { from, to };
}

/**
 * The nights of a period to compare with the period before, at `now` (ms). A current period is compared up to tonight
 * (most of it is booked), with as many nights of the period before. A past period is compared as a whole. A period
 * that has not begun is not compared (null).
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
