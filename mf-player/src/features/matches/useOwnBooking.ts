import { useQuery } from '@tanstack/react-query';
import { istanbulDate, istanbulTime } from 'mf-shared/schedule';
import { useEffect } from 'react';
import { bookingsQuery } from './queries.ts';
import type { WhenValues } from './WhenFields.tsx';

/**
 * Fills a form once with time and place of the player's next approved hour: the calendar day and time of play. Does
 * nothing without such an hour.
 */
export function useOwnBooking(actor: string, fill: (values: WhenValues) => void): void {
  const { data } = useQuery(bookingsQuery(actor));
  const next = data
    ?.filter((one) => one.status === 'approved' && one.startsAt > Date.now())
    .toSorted((one, other) => one.startsAt - other.startsAt)[0];
  const key = next?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hour, whatever the form is by then
  useEffect(() => {
    if (!next) return;
    fill({
      matchDate: istanbulDate(next.startsAt),
      hour: istanbulTime(next.startsAt),
      matchLocation: `${next.businessName}, ${next.fieldName}`,
    });
  }, [key]);
}
