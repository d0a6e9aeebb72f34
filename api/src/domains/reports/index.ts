export { reportsOfAccount } from './account-parts.ts';
