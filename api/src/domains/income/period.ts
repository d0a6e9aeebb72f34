import type { IncomeQuery } from 'mf-shared/contracts/income';
import { addDays, daysBetween } from 'mf-shared/schedule';

const isMonth = ({ from, to }: IncomeQuery): boolean =>
  from.endsWith('-01') && to.slice(0, 7) === from.slice(0, 7) && addDays(to, 1).endsWith('-01');

/** The period before: as many nights, or for a whole calendar month the month before. */
export function previousPeriod(period: IncomeQuery): IncomeQuery {
  const to = addDays(period.from, -1);
  const from = isMonth(period) ? `${to.slice(0, 7)}-01` : addDays(to, -daysBetween(period.from, period.to));
  return { from, to };
}
