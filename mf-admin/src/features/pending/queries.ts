import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import type { Business } from 'mf-shared/contracts/business';

const PAGE = 10;

/** Businesses that wait for approval, in pages. */
export const pendingQuery = infiniteQueryOptions({
  queryKey: ['pending-businesses'],
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) =>
    api.page<Business>(
      'admin/pending-businesses',
      { limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) },
      signal,
    ),
  getNextPageParam: (page) => page.nextCursor,
});
