import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { dailyAvailability } from 'mf-shared/contracts/calls/availability';
import { venueReservations } from 'mf-shared/contracts/calls/reservations';
import type { Reservation, ReservationStatus } from 'mf-shared/contracts/reservations';
import { type Filter, keys } from '../../common/keys.ts';

export type BookingPage = { reservations: Reservation[]; nextCursor: string | null };

const MOST_REQUESTS = 100;
const PAGE = 10;

/** The hours of all pitches on a football night. */
export const dayQuery = (venueId: string, date: string) =>
  queryOptions({
    queryKey: keys.day(venueId, date),
    queryFn: async ({ signal }) => {
      const answer = await request(dailyAvailability, { query: { businessId: venueId, date }, signal });
      return answer.dailyData;
    },
  });

const fetchPage = (
  { venueId, ...query }: { venueId: string; status?: ReservationStatus; limit: number; cursor?: string },
  signal: AbortSignal,
) => request(venueReservations, { query: { businessId: venueId, ...query }, signal });

/** Pending requests, soonest hour first; `more` when there are over a hundred. */
export const requestsQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.requests(venueId),
    queryFn: async ({ signal }) => {
      const page = await fetchPage({ venueId, status: 'pending', limit: MOST_REQUESTS }, signal);
      const rows = [...page.reservations].sort((a, b) => a.startsAt - b.startsAt);
      return { rows, more: page.nextCursor !== null };
    },
  });

/** A filtered list of reservations in pages; without a filter, pending ones come first. */
export const listQuery = (venueId: string, filter: Filter) =>
  infiniteQueryOptions({
    queryKey: keys.list(venueId, filter),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const status = filter === 'all' ? {} : { status: filter };
      const cursor = pageParam ? { cursor: pageParam } : {};
      return fetchPage({ venueId, limit: PAGE, ...status, ...cursor }, signal);
    },
    getNextPageParam: (page) => page.nextCursor,
  });

/** Pending reservations first, soonest hour first; the others keep their order. */
export const soonestFirst = (reservations: readonly Reservation[]): Reservation[] => [
  ...reservations.filter(({ status }) => status === 'pending').sort((a, b) => a.startsAt - b.startsAt),
  ...reservations.filter(({ status }) => status !== 'pending'),
];

/** Removes duplicate reservations; the first one stays. */
export function unique(reservations: readonly Reservation[]): Reservation[] {
  return [...new Map([...reservations].reverse().map((one) => [one.id, one])).values()].reverse();
}
