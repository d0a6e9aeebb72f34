export { type PriceList, priceList } from './price-list.ts';
