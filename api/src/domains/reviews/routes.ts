import * as calls from 'mf-shared/contracts/calls/reviews';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { listReviews } from './list.ts';
import { reviewVenue } from './rate.ts';

/** Players' reviews of venues. */
export const reviewRoutes: Endpoint[] = [
  endpoint(calls.listReviews, (ctx, { params, query }) => listReviews(ctx, params.id, query)),
  endpoint(calls.reviewVenue, async (ctx, { params, body }) => {
    await reviewVenue(ctx, params.id, body);
    return { message: 'Yorum ve puan başarıyla eklendi!' };
  }),
];
