import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import type { AuditFilters } from 'mf-shared/contracts/audit';
import * as calls from 'mf-shared/contracts/calls/audit';
import { keys } from '../../common/keys.ts';

const PAGE = 30;

/** The log, narrowed. */
export const entriesQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: keys.audit('list', filters),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request(calls.listAudit, { query: { ...filters, limit: PAGE, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** Whether the log is as it was written. The server walks all of it, so it is asked once a visit, or by the button. */
export const verdictQuery = queryOptions({
  queryKey: keys.audit('verdict'),
  queryFn: ({ signal }) => request(calls.verifyAudit, { signal }),
  ...{ staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false },
});
