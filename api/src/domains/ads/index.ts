export { adsOfAccount } from './account-parts.ts';
export { endAdIn } from './end.ts';
export { expireAds } from './expire.ts';
export { isLineupAdvertised } from './is-lineup-advertised.ts';
export { listAds } from './list.ts';
export { activeOf, adById } from './queries.ts';
export { putAdBack, takeAd } from './removal.ts';
export { myAds } from './show.ts';
export { type FoundAd, soughtAds } from './sought.ts';
