import { queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { listRecommendations } from 'mf-shared/contracts/calls/recommendations';

/** Read anew whenever the page opens, since hours go quickly; what was there shows until then. */
export const recommendationsQuery = (actor: string | null) =>
  queryOptions({
    queryKey: ['recommendations', actor],
    queryFn: ({ signal }) => request(listRecommendations, { signal }),
    staleTime: 0,
  });
