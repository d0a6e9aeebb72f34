export { pricesOfAccount } from './account-parts.ts';
export { type PriceList, priceList, priceRulesOf } from './price-list.ts';
