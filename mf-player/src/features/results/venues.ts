import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { searchVenues } from 'mf-shared/contracts/calls/venues';
import { keys } from '../../common/keys.ts';

const PAGE_SIZE = 20;

/** Pages of a city's venues; with `name`, only those whose name contains it by the server's comparison. */
export const venuesQuery = (city: string, name = '') =>
  infiniteQueryOptions({
    queryKey: keys.venues(city, name),
    queryFn: ({ pageParam, signal }) =>
      request(searchVenues, { query: { city, name, limit: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
