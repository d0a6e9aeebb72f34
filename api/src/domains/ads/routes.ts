import * as calls from 'mf-shared/contracts/calls/ads';
import { endpoint } from '../../http/endpoint.ts';
import { createAd } from './create.ts';
import { endAd } from './end.ts';
import { listAds } from './list.ts';
import { myAds, showAd } from './show.ts';

const reading = [
  endpoint(calls.listAds, (ctx, { query }) => listAds(ctx, query)),
  endpoint(calls.myAds, myAds),
  endpoint(calls.showAd, (ctx, { params }) => showAd(ctx, params.id)),
];

const writing = [
  endpoint(calls.createAd, async (ctx, { body }) => ({
    message: 'İlanınız yayınlandı.',
    request: await createAd(ctx, body),
  })),
  endpoint(calls.markAdFound, async (ctx, { params }) => {
    await endAd(ctx, params.id, 'found');
    return { message: 'İlanınız tamamlandı.' };
  }),
  endpoint(calls.withdrawAd, async (ctx, { params }) => {
    await endAd(ctx, params.id, 'withdrawn');
    return { message: 'İlanınız kaldırıldı.' };
  }),
];

/** Ads of players who look for opponents, players or a team. */
export const adRoutes = [...reading, ...writing];
