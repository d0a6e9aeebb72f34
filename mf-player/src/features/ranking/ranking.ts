import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { rankVenues } from 'mf-shared/contracts/calls/venues';
import { keys } from '../../common/keys.ts';

const PAGE_SIZE = 20;

/** Rated venues of a province, best first. */
export const rankingQuery = (city: string) =>
  infiniteQueryOptions({
    queryKey: keys.ranking(city),
    queryFn: ({ pageParam, signal }) =>
      request(rankVenues, { query: { city, limit: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
