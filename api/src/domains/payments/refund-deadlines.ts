import { addDays, istanbulDate, istanbulMidnight } from 'mf-shared/schedule';

/** Saturday and Sunday. Public holidays count as working days, so that a deadline is never later than promised. */
const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());

/** The last instant (ms) of the so many-th working day after the day of `at` (ms). */
export function afterWorkingDays(at: number, days: number): number {
  let date = istanbulDate(at);
  for (let left = days; left > 0; left -= isWeekend(date) ? 0 : 1) date = addDays(date, 1);
  return istanbulMidnight(addDays(date, 1)) - 1;
}
