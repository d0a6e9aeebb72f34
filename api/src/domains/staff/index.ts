export { staffOfAccount, staffOfVenue } from './account-parts.ts';
export { announceStaff } from './announce.ts';
export { businessClaims, businessToken } from './business-token.ts';
export { requireCorrectable, requireMarkable, requirePriceRight, requireWritable } from './correctable.ts';
export { findStaff } from './find.ts';
export { lastChangeOf } from './last-change.ts';
export { changePage, isManager } from './queries.ts';
export { recordChange, recordChanges } from './record-change.ts';
export { amountChange, endOf, hourChange, reservationChange } from './sentences.ts';
