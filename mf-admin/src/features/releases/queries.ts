import { queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { watchReleases } from 'mf-shared/contracts/calls/release-watch';
import { listReleases } from 'mf-shared/contracts/calls/releases';
import { SECOND_MS } from 'mf-shared/time';
import { keys } from '../../common/keys.ts';

/** Candidates are judged every few seconds. */
const FRESH_MS = 10 * SECOND_MS;

/** Every remote of the store, with its releases and who gets which. Read again while the page is open. */
export const releasesQuery = queryOptions({
  queryKey: keys.releases('list'),
  queryFn: ({ signal }) => request(listReleases, { signal }),
  refetchInterval: FRESH_MS,
});

/** What is known of every remote's versions from those who use them. */
export const watchQuery = queryOptions({
  queryKey: keys.releases('watch'),
  queryFn: ({ signal }) => request(watchReleases, { signal }),
  refetchInterval: FRESH_MS,
});
