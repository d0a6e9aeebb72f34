import { queryOptions } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import type { Business, OwnRank } from 'mf-shared/contracts/business';

/** `version` names the state that was read, so that a later save by another tab is not overwritten. */
export type BusinessProfile = Pick<Business, 'businessName' | 'fields' | 'isActive'> & Partial<Business>;

/** The business that is signed in, in full. Never renewed by itself: somebody may be typing. */
export const profileQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['profile', businessId],
    queryFn: ({ signal }) => api.get<BusinessProfile>('profile/business', {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The own place among the rated venues of the province. */
export const rankQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['rank', businessId],
    queryFn: ({ signal }) => api.get<OwnRank>('business/ranking/own', {}, signal),
    staleTime: 60_000,
  });
