import { Message } from 'mf-shared/contracts/common';
import { Dismissal, Recommendations } from 'mf-shared/contracts/recommendations';
import { endpoint } from '../../http/endpoint.ts';
import { dismiss, undismiss } from './dismiss.ts';
import { listRecommendations } from './list.ts';

/** What players may like next. */
export const recommendationRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/recommendations',
      summary: 'Free hours, opponents and players for the caller, each with its reasons',
      access: 'user',
      response: Recommendations,
    },
    (ctx) => listRecommendations(ctx),
  ),
  endpoint(
    {
      method: 'post',
      path: '/recommendations/dismissals',
      summary: 'Keeps a venue, a team or a player out of the recommendations',
      access: 'user',
      body: Dismissal,
      response: Message,
    },
    async (ctx, { body }) => {
      await dismiss(ctx, body);
      return { message: 'Bu öneri bir daha gösterilmeyecek.' };
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: '/recommendations/dismissals/:kind/:targetId',
      summary: 'Lets it be recommended again',
      access: 'user',
      params: Dismissal,
      response: Message,
    },
    async (ctx, { params }) => {
      await undismiss(ctx, params);
      return { message: 'Öneri geri alındı.' };
    },
  ),
];
