import * as calls from 'mf-shared/contracts/calls/prices';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { priceRules, savePriceRules } from './save.ts';

/** Prices by hour, weekday and date, for the business that sets them. */
export const priceRoutes: Endpoint[] = [
  endpoint(calls.priceRules, priceRules),
  endpoint(calls.savePriceRules, async (ctx, { body }) => ({
    ...(await savePriceRules(ctx, body)),
    message: 'Fiyatlar kaydedildi.',
  })),
];
