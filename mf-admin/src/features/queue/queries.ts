import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import {
  answerTemplates,
  colleagues,
  queueCounts,
  queueItem,
  queueItems,
} from 'mf-shared/contracts/calls/queue';
import type { QueueKind, QueueState } from 'mf-shared/contracts/queue';
import { keys } from '../../common/keys.ts';

const PAGE = 20;

/** Which items are shown; '' for all. */
export type Filters = { state: QueueState; kind: QueueKind | ''; mine: '1' | '' };

/** Items of a state, in pages. */
export const queueQuery = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: keys.queue('list', filters),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request(queueItems, { query: { ...filters, limit: PAGE, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** How many items wait, by state. */
export const countsQuery = queryOptions({
  queryKey: keys.queue('counts'),
  queryFn: ({ signal }) => request(queueCounts, { signal }),
});

/** One item with all that its decision needs. */
export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: keys.queue('item', id),
    queryFn: ({ signal }) => request(queueItem, { params: { id }, signal }),
  });

/** Admins to whom an item can be handed over. */
export const colleaguesQuery = queryOptions({
  queryKey: keys.queue('colleagues'),
  queryFn: ({ signal }) => request(colleagues, { signal }),
});

/** Prepared answers. */
export const templatesQuery = queryOptions({
  queryKey: keys.templates,
  queryFn: ({ signal }) => request(answerTemplates, { signal }),
});
