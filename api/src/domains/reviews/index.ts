export { reviewsOfAccount } from './account-parts.ts';
export { reviewById } from './queries.ts';
export { reverifyReview, verifyVisitors } from './reverify.ts';
export { reviewerChanged } from './reviewer-changed.ts';
