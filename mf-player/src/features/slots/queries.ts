import { queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { weeklyAvailability } from 'mf-shared/contracts/calls/availability';
import { showVenue } from 'mf-shared/contracts/calls/venues';
import { MINUTE_MS } from 'mf-shared/time';
import { keys } from '../../common/keys.ts';
import type { Weekly } from './choice.ts';
import type { Week } from './week.ts';

export const venueQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.venue(venueId),
    queryFn: ({ signal }) => request(showVenue, { params: { id: venueId }, signal }),
  });

/**
 * Hours of a week. The answer marks the caller's own hours, so every actor has a separate cache entry. It is read again
 * when the next hour begins, because that hour is then past.
 */
export const weekQuery = (venueId: string, week: Week, actor: string | null) =>
  queryOptions({
    queryKey: keys.week(venueId, week.startDate, actor),
    queryFn: ({ signal }) => request(weeklyAvailability, { query: { businessId: venueId, ...week }, signal }),
    staleTime: 15_000,
    refetchInterval: (query) => untilNextStart(query.state.data, Date.now()),
  });

/** Milliseconds until the next hour of the week begins, at most ten minutes; false when none is left. */
export function untilNextStart(week: Weekly | undefined, now: number): number | false {
  const starts = week?.weeklyData.flatMap((field) =>
    field.weeklyData.flatMap((day) => day.daySlots.map((slot) => slot.startsAt)),
  );
  const next = Math.min(...(starts ?? []).filter((start) => start > now));
  return Number.isFinite(next) ? Math.min(next - now + 1000, 10 * MINUTE_MS) : false;
}
