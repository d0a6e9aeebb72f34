export { pendingChanged } from './announce.ts';
export { dropPhotos } from './drop-photos.ts';
export { firstPhoto, photoPaths } from './photo-queries.ts';
export { businessById, type LatestReview } from './queries.ts';
export type { Coming, VenueReactions } from './reactions.ts';
export { countAnswer } from './reliability.ts';
export { grownScore } from './score.ts';
export { showBusiness } from './show.ts';
export { fullBusinesses, isActiveAt, toRating } from './view.ts';
