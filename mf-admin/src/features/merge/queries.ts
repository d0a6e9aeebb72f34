import { queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { previewMerge } from 'mf-shared/contracts/calls/desk-things';
import { keys } from '../../common/keys.ts';

/** What merging `from` into another account would do now. */
export const mergeQuery = (from: string, into: string) =>
  queryOptions({
    queryKey: keys.merge(from, into),
    queryFn: ({ signal }) => request(previewMerge, { params: { id: from }, query: { into }, signal }),
    staleTime: 0,
  });
