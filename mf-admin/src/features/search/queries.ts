import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { searchDesk } from 'mf-shared/contracts/calls/desk';
import type { DeskHit, DeskKind } from 'mf-shared/contracts/desk';
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

const MOST_RECENT = 5;

/** What was last opened from the search. It ends with the session or a reload, as all that was read. */
export const recentQuery = queryOptions({
  queryKey: keys.recent,
  queryFn: (): DeskHit[] => [],
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Keeps what is opened from the search. */
export function useRemember() {
  const client = useQueryClient();
  return (hit: DeskHit) =>
    client.setQueryData(recentQuery.queryKey, (before: readonly DeskHit[] = []) =>
      [hit, ...before.filter(({ kind, id }) => kind !== hit.kind || id !== hit.id)].slice(0, MOST_RECENT),
    );
}
