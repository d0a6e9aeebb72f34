import * as calls from 'mf-shared/contracts/calls/prices';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { savePrices, showPrices } from './save.ts';

/** Prices by hour, weekday and date, for the business that sets them. */
export const priceRoutes: Endpoint[] = [
  endpoint(calls.priceRules, showPrices),
  endpoint(calls.savePriceRules, async (ctx, { body }) => ({
    ...(await savePrices(ctx, body)),
    message: 'Fiyatlar kaydedildi.',
  })),
];
