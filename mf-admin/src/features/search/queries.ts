import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { searchDesk } from 'mf-shared/contracts/calls/desk';
import type { DeskKind } from 'mf-shared/contracts/desk';
import { keys } from '../../common/keys.ts';

const PAGE = 20;
/** Shorter texts find too much. */
export const SHORTEST = 2;

/** What is found of a kind, or a few of every kind, in pages. */
export const searchQuery = (q: string, kind: DeskKind | '') =>
  infiniteQueryOptions({
    queryKey: keys.search(q, kind),
    initialPageParam: '',
    enabled: q.length >= SHORTEST,
    queryFn: ({ pageParam, signal }) =>
      request(searchDesk, { query: { q, kind: kind || undefined, limit: PAGE, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });
