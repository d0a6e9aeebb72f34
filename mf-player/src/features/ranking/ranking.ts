import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import type { RankedVenue } from 'mf-shared/contracts/business';

const PAGE_SIZE = 20;

/** Rated venues of a province, the first place first. */
export const rankingQuery = (city: string) =>
  infiniteQueryOptions({
    queryKey: ['ranking', city],
    queryFn: ({ pageParam, signal }) =>
      api.page<RankedVenue>('business/ranking', { city, limit: PAGE_SIZE, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
