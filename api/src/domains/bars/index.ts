export { barredOf, refuseBarred } from './check.ts';
export { barWithAccount, unbarWithAccount } from './of-account.ts';
export { purgeBars } from './purge.ts';
