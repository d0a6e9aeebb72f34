export { pendingChanged } from './announce.ts';
export { dropPhotos } from './drop-photos.ts';
export { firstPhoto, photoPaths, shownPhotos } from './photo-queries.ts';
export { type LatestReview, venueById } from './queries.ts';
export type { Coming, VenueReactions } from './reactions.ts';
export { countAnswer } from './reliability.ts';
export { grownScore } from './score.ts';
export { showVenue } from './show.ts';
export { fullVenues, isActiveAt, toRating } from './view.ts';
