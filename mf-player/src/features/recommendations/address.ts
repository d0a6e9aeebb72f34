import type { RecommendedHour } from 'mf-shared/contracts/recommendations';
import { daysBetween, istanbulDate, weekStart } from 'mf-shared/schedule';
import { writeChoice } from '../slots/choice.ts';

/** The week of the venue with the question whether to ask for this hour open. */
export function hourAddress(hour: RecommendedHour, now: number): string {
  const week = daysBetween(weekStart(istanbulDate(now)), weekStart(hour.date)) / 7;
  const params = new URLSearchParams({ businessId: hour.businessId });
  if (week !== 0) params.set('week', String(week));
  params.set('slot', writeChoice(hour));
  return `/available-slots?${params}`;
}
