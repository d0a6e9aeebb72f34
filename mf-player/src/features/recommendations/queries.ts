import { queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { listRecommendations } from 'mf-shared/contracts/calls/recommendations';
import { keys } from '../../common/keys.ts';

/** Read again whenever the page opens, since free hours go quickly. The old ones show until then. */
export const recommendationsQuery = (actor: string | null) =>
  queryOptions({
    queryKey: keys.recommendations(actor),
    queryFn: ({ signal }) => request(listRecommendations, { signal }),
    staleTime: 0,
  });
