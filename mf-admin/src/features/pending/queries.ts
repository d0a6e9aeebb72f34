import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { pendingVenues, rejectedVenues } from 'mf-shared/contracts/calls/admin';
import { correctingVenues } from 'mf-shared/contracts/calls/corrections';
import { keys } from '../../common/keys.ts';

const PAGE = 10;
const pageAt = (cursor: string) => ({ limit: PAGE, ...(cursor ? { cursor } : {}) });

/** Venues that wait for approval, in pages. */
export const pendingQuery = infiniteQueryOptions({
  queryKey: keys.pending,
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) => request(pendingVenues, { query: pageAt(pageParam), signal }),
  getNextPageParam: (page) => page.nextCursor,
});

/** Venues that wait for their applicant's correction, in pages. */
export const correctingQuery = infiniteQueryOptions({
  queryKey: keys.correcting,
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) => request(correctingVenues, { query: pageAt(pageParam), signal }),
  getNextPageParam: (page) => page.nextCursor,
});

/** Rejected venues that can still be restored, in pages. */
export const rejectedQuery = infiniteQueryOptions({
  queryKey: keys.rejected,
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) => request(rejectedVenues, { query: pageAt(pageParam), signal }),
  getNextPageParam: (page) => page.nextCursor,
});
