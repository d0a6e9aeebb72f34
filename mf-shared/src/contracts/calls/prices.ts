import { call } from '../call.ts';
import { PriceRules, PriceRulesSaved, PriceRulesUpdate } from '../prices.ts';

export const priceRules = call({
  method: 'get',
  path: '/business/prices',
  summary: 'Price rules of the own venue',
  access: 'manager',
  answer: PriceRules,
});

export const savePriceRules = call({
  method: 'put',
  path: '/business/prices',
  summary: 'Replaces the price rules',
  access: 'manager',
  body: PriceRulesUpdate,
  answer: PriceRulesSaved,
});
