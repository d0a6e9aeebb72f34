import type { Tx } from '../../db/database.ts';
import type { ReviewRow } from '../../db/schema/reviews.ts';
import { addStars } from '../venues/index.ts';

type Weighed = Pick<ReviewRow, 'rating' | 'verified'>;

/** Moves a venue's rating from the old weight of a player's review to the new one. */
export const reweigh = (
  tx: Tx,
  businessId: string,
  before: Weighed | undefined,
  after: Weighed,
): Promise<void> =>
  addStars(tx.q, businessId, starsOf(after) - starsOf(before), after.verified - (before?.verified ?? 0));

/** Stars that count: nothing from an author who was not there. */
const starsOf = (review: Weighed | undefined): number => (review?.verified === 1 ? review.rating : 0);
