import { type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { currentNight } from 'mf-shared/schedule';
import { useState } from 'react';
import { nightsAround } from '../../common/nights.ts';
import { dayQuery, requestsQuery } from '../bookings/queries.ts';
import { stateQuery } from '../payment/queries.ts';
import { profileQuery } from '../profile/queries.ts';

/**
 * Whether the answers that decide the order of the page are being read for the first time. Drawn one by one, the parts
 * would push each other down. Everything else of the page is asked for at the same time, and after them.
 */
export function useIsReading(venueId: string, now: number, mayEdit: boolean): boolean {
  const tonight = currentNight(now);
  const first = [
    dayQuery(venueId, tonight),
    requestsQuery(venueId),
    ...(mayEdit ? [stateQuery(venueId)] : []),
  ];
  const later = [
    profileQuery(venueId),
    ...nightsAround(now)
      .filter((date) => date !== tonight)
      .map((date) => dayQuery(venueId, date)),
  ];
  const isReading = useQueries({
    queries: [...first, ...later] as UseQueryOptions[],
    // The parts themselves say what failed, also while it is tried again.
    combine: (answers) =>
      answers.slice(0, first.length).some((answer) => answer.isLoading && answer.failureCount === 0),
  });
  // A part that tries again does not take the page away.
  const [isShown, setShown] = useState(!isReading);
  if (!isReading && !isShown) setShown(true);
  return isReading && !isShown;
}
