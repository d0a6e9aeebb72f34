export { reviewsOfAccount } from './account-parts.ts';
export { reviewsMerged } from './merge.ts';
export { reviewById } from './queries.ts';
export { newestReviewsOf, putReviewBack, takeReview } from './removal.ts';
export { reverifyReview, verifyVisitors } from './reverify.ts';
export { reviewerChanged } from './reviewer-changed.ts';
