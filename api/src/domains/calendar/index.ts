export { calendarOfAccount } from './account-parts.ts';
export { endVenueFeed } from './end-venue-feed.ts';
export { calendarMerged } from './merge.ts';
