import { queryOptions } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import type { Field } from 'mf-shared/contracts/business';
import type { VenueSettings } from 'mf-shared/contracts/venue-settings';

/** `version` names the state that was read, so that a later save by another tab is not overwritten. */
export type BusinessProfile = {
  businessName: string;
  fields: Field[];
  isActive: boolean;
  version?: string;
  settings?: VenueSettings;
};

/** Name and pitches of the business that is signed in. Never renewed by itself: somebody may be typing. */
export const profileQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['profile', businessId],
    queryFn: ({ signal }) => api.get<BusinessProfile>('profile/business', {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
