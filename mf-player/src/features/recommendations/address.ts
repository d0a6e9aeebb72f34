import type { RecommendedHour } from 'mf-shared/contracts/recommendations';
import { writeChoice } from '../slots/choice.ts';

/** The week of the venue with the question whether to ask for this hour open. */
export function hourAddress(hour: RecommendedHour): string {
  const params = new URLSearchParams({ businessId: hour.businessId, slot: writeChoice(hour) });
  return `/available-slots?${params}`;
}
