import { queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { reviewVenue } from 'mf-shared/contracts/calls/desk';
import { keys } from '../../common/keys.ts';

/** What an admin needs to decide about a venue. */
export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: keys.review(id),
    queryFn: ({ signal }) => request(reviewVenue, { params: { id }, signal }),
  });
