export { calendarOfAccount } from './account-parts.ts';
export { endVenueFeed } from './end-venue-feed.ts';
