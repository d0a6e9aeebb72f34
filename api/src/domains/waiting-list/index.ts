export { linesOfAccount } from './account-parts.ts';
export { endLines, holdLinesOf } from './end-at-venue.ts';
export { endIfOver } from './end-offer.ts';
export { expireOffers } from './expire.ts';
export { leaveAllLines } from './leave.ts';
export { type NightLine, nightLines, toMark, type WaitingMark, waitingMarks } from './marks.ts';
export { offerFreed } from './offer-freed.ts';
export { lineLength } from './queries.ts';
export { takeOffer } from './take-offer.ts';
