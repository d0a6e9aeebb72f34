import type { RecommendedHour } from 'mf-shared/contracts/recommendations';
import { writeChoice } from '../slots/choice.ts';

/** The address of the venue's week with the dialog for this hour open. */
export function hourAddress(hour: RecommendedHour): string {
  const params = new URLSearchParams({ businessId: hour.businessId, slot: writeChoice(hour) });
  return `/available-slots?${params}`;
}
