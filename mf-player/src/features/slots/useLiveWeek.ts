import { useQuery, useQueryClient } from '@tanstack/react-query';
import { realtime, useResume, useServerEvent } from 'mf-shared/realtime';
import { actorId, useSession } from 'mf-shared/session';
import { useEffect } from 'react';
import { weekQuery } from './queries.ts';
import { LAST_WEEK, type Week, weekAt } from './week.ts';

/** The shown week. The hub keeps it up to date, a gap reads it again, and the next week is prefetched. */
export function useLiveWeek(businessId: string, week: Week, offset: number) {
  const actor = useSession(actorId);
  const queries = useQueryClient();
  const { startDate, endDate } = week;
  const query = useQuery({
    ...weekQuery(businessId, week, actor),
    enabled: businessId !== '',
  });
  const again = () => void queries.invalidateQueries({ queryKey: ['week', businessId, startDate] });

  useEffect(
    () => (businessId ? realtime.watchWeek(businessId, startDate, endDate) : undefined),
    [businessId, startDate, endDate],
  );
  useServerEvent('slotsChanged', (changed) => {
    if (changed.businessId !== businessId) return;
    if (changed.dates.some((date) => date >= startDate && date <= endDate)) again();
  });
  useServerEvent('reservationChanged', (reservation) => {
    if (reservation.businessId === businessId) again();
  });
  useServerEvent('waitingChanged', (line) => {
    if (line.businessId === businessId) again();
  });
  useResume(again);

  const loaded = query.isSuccess;
  useEffect(() => {
    if (!loaded || offset >= LAST_WEEK) return;
    void queries.prefetchQuery(weekQuery(businessId, weekAt(offset + 1, Date.now()), actor));
  }, [loaded, offset, queries, businessId, actor]);

  return query;
}
