import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import type { BarKind } from 'mf-shared/contracts/bars';
import { listBars } from 'mf-shared/contracts/calls/bars';
import { keys } from '../../common/keys.ts';

const PAGE = 30;

/** Barred addresses and phones; `q` is a whole one, '' for all, and so is `kind`. */
export const barsQuery = (q: string, kind: BarKind | '') =>
  infiniteQueryOptions({
    queryKey: keys.bars(q, kind),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request(listBars, { query: { q, kind, limit: PAGE, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });
