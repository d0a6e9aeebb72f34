import { PriceRules, PriceRulesSaved, PriceRulesUpdate } from 'mf-shared/contracts/prices';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { savePrices, showPrices } from './save.ts';

/** Prices by hour, weekday and date, for the business that sets them. */
export const priceRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/business/prices',
      summary: 'Price rules of the own venue',
      access: 'manager',
      response: PriceRules,
    },
    (ctx) => showPrices(ctx),
  ),
  endpoint(
    {
      method: 'put',
      path: '/business/prices',
      summary: 'Replaces the price rules',
      access: 'manager',
      body: PriceRulesUpdate,
      response: PriceRulesSaved,
    },
    async (ctx, { body }) => ({ ...(await savePrices(ctx, body)), message: 'Fiyatlar kaydedildi.' }),
  ),
];
