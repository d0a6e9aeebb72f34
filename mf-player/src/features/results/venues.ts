import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { searchVenues } from 'mf-shared/contracts/calls/venues';
import type { VenueSearch } from 'mf-shared/contracts/venue-profile';
import { keys } from '../../common/keys.ts';

const PAGE_SIZE = 20;

export type Search = Omit<VenueSearch, 'limit' | 'cursor'>;

/** Pages of the venues that are searched for, by the server's comparison of names. */
export const venuesQuery = (search: Search) =>
  infiniteQueryOptions({
    queryKey: keys.venues(search),
    queryFn: ({ pageParam, signal }) =>
      request(searchVenues, { query: { ...search, limit: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
