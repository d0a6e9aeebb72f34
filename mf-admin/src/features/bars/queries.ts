import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { listBars } from 'mf-shared/contracts/calls/bars';
import { keys } from '../../common/keys.ts';

const PAGE = 30;

/** Barred addresses and phones; `q` is a whole one, '' for all. */
export const barsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: keys.bars(q),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request(listBars, { query: { q, limit: PAGE, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });
