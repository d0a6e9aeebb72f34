export { endVenueFeed } from './end-venue-feed.ts';
