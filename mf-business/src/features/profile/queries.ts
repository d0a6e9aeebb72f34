import { queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { ownRank, ownVenue } from 'mf-shared/contracts/calls/venues';
import type { Venue } from 'mf-shared/contracts/venues';
import { MINUTE_MS } from 'mf-shared/time';
import { keys } from '../../common/keys.ts';

/** `version` is the version that was read, so that a save does not overwrite a later one of another tab. */
export type VenueProfile = Pick<Venue, 'businessName' | 'fields' | 'isActive'> & Partial<Venue>;

/** The signed-in business in full. Never refetched by itself: somebody may be typing. */
export const profileQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.profile(venueId),
    queryFn: ({ signal }) => request(ownVenue, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The own rank among the rated venues of the province. */
export const rankQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.rank(venueId),
    queryFn: ({ signal }) => request(ownRank, { signal }),
    staleTime: MINUTE_MS,
  });
