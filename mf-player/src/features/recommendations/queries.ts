import { queryOptions } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import type { Recommendations } from 'mf-shared/contracts/recommendations';

/** Read anew whenever the page opens, since hours go quickly; what was there shows until then. */
export const recommendationsQuery = (actor: string | null) =>
  queryOptions({
    queryKey: ['recommendations', actor],
    queryFn: ({ signal }) => api.get<Recommendations>('recommendations', undefined, signal),
    staleTime: 0,
  });
