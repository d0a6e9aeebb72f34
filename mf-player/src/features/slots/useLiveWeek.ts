import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveReads } from 'mf-shared/query-client';
import { realtime } from 'mf-shared/realtime';
import { actorId, useSession } from 'mf-shared/session';
import { useEffect } from 'react';
import { keys } from '../../common/keys.ts';
import { weekQuery } from './queries.ts';
import { LAST_WEEK, type Week, weekAt } from './week.ts';

/** The shown week. The hub keeps it up to date, a gap reads it again, and the next week is prefetched. */
export function useLiveWeek(venueId: string, week: Week, offset: number) {
  const actor = useSession(actorId);
  const isKnown = useSession(({ status }) => status === 'ready');
  const queries = useQueryClient();
  const { startDate, endDate } = week;
  const query = useQuery({
    ...weekQuery(venueId, week, actor),
    enabled: venueId !== '',
    // What a visitor sees stands until the player's own hours come.
    placeholderData: () =>
      actor ? queries.getQueryData(weekQuery(venueId, week, null).queryKey) : undefined,
  });

  useEffect(
    () => (venueId ? realtime.watchWeek(venueId, startDate, endDate) : undefined),
    [venueId, startDate, endDate],
  );
  useLiveReads(
    [keys.week(venueId, startDate)],
    ['slotsChanged', 'reservationChanged', 'waitingChanged'],
    (news) =>
      news.businessId === venueId &&
      (!('dates' in news) || news.dates.some((date) => date >= startDate && date <= endDate)),
  );

  const loaded = query.isSuccess;
  useEffect(() => {
    if (!loaded || !isKnown || offset >= LAST_WEEK) return;
    void queries.prefetchQuery(weekQuery(venueId, weekAt(offset + 1, Date.now()), actor));
  }, [loaded, isKnown, offset, queries, venueId, actor]);

  return query;
}
