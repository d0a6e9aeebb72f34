import * as calls from 'mf-shared/contracts/calls/recommendations';
import { endpoint } from '../../http/endpoint.ts';
import { dismissRecommendation, undismissRecommendation } from './dismiss.ts';
import { listRecommendations } from './list.ts';

/** Recommendations for players. */
export const recommendationRoutes = [
  endpoint(calls.listRecommendations, listRecommendations, { keeps: true }),
  endpoint(calls.dismissRecommendation, async (ctx, { body }) => {
    await dismissRecommendation(ctx, body);
    return { message: 'Bu öneri bir daha gösterilmeyecek.' };
  }),
  endpoint(calls.undismissRecommendation, async (ctx, { params }) => {
    await undismissRecommendation(ctx, params);
    return { message: 'Öneri geri alındı.' };
  }),
];
