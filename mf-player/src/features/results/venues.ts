import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import type { Business } from 'mf-shared/contracts/business';

const PAGE_SIZE = 20;

/** Pages of a city's venues; with a `name` only those whose name holds it, as the server compares. */
export const venuesQuery = (city: string, name = '') =>
  infiniteQueryOptions({
    queryKey: ['venues', city, name],
    queryFn: ({ pageParam, signal }) =>
      api.page<Business>('business/search', { city, name, limit: PAGE_SIZE, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
