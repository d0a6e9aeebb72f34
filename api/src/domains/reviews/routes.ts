import * as calls from 'mf-shared/contracts/calls/venues';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { listRatings } from './list.ts';
import { reviewVenue } from './rate.ts';

/** Players' reviews of venues. */
export const reviewRoutes: Endpoint[] = [
  endpoint(calls.listReviews, async (ctx, { params, query }) => {
    const { ratings, nextCursor } = await listRatings(ctx, params.id, query);
    return { rows: ratings, nextCursor };
  }),
  endpoint(calls.reviewVenue, async (ctx, { params, body }) => {
    await reviewVenue(ctx, params.id, body);
    return { message: 'Yorum ve puan başarıyla eklendi!' };
  }),
];
