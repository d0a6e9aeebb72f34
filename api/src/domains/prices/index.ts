export { pricesOfAccount } from './account-parts.ts';
export { type PriceList, priceList } from './price-list.ts';
