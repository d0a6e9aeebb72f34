import * as calls from 'mf-shared/contracts/calls/ads';
import { endpoint } from '../../http/endpoint.ts';
import { createRequest } from './create.ts';
import { endRequest } from './end.ts';
import { listRequests } from './list.ts';
import { myRequests, showRequest } from './show.ts';

const reading = [
  endpoint(calls.listAds, async (ctx, { query }) => {
    const page = await listRequests(ctx, query);
    return { rows: page.listings, nextCursor: page.nextCursor };
  }),
  endpoint(calls.myAds, (ctx) => myRequests(ctx)),
  endpoint(calls.showAd, (ctx, { params }) => showRequest(ctx, params.id)),
];

const writing = [
  endpoint(calls.createAd, async (ctx, { body }) => ({
    message: 'İlanınız yayınlandı.',
    request: await createRequest(ctx, body),
  })),
  endpoint(calls.markAdFound, async (ctx, { params }) => {
    await endRequest(ctx, params.id, 'found');
    return { message: 'İlanınız tamamlandı.' };
  }),
  endpoint(calls.withdrawAd, async (ctx, { params }) => {
    await endRequest(ctx, params.id, 'withdrawn');
    return { message: 'İlanınız kaldırıldı.' };
  }),
];

/** Ads of players who look for opponents, players or a team. */
export const adRoutes = [...reading, ...writing];
