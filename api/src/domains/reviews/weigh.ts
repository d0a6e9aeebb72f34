import type { Tx } from '../../db/database.ts';
import type { ReviewRow } from '../../db/schema/reviews.ts';
import { grownScore } from '../venues/index.ts';

type Review = Pick<ReviewRow, 'rating' | 'verified'>;

/**
 * Moves a venue's rating from the old weight of a player's review to the new one, and marks its reviews as changed. It
 * adds to the present row, not to what was read before: many may review at once.
 */
export async function reweigh(
  tx: Tx,
  businessId: string,
  before: Review | undefined,
  after: Review,
): Promise<void> {
  const sum = starsOf(after) - starsOf(before);
  const count = after.verified - (before?.verified ?? 0);
  await tx.q
    .updateTable('venues')
    .set((eb) => ({
      rating_sum: eb('rating_sum', '+', sum),
      rating_count: eb('rating_count', '+', count),
      rating_score: grownScore(sum, count),
      calendar_version: eb('calendar_version', '+', 1),
    }))
    .where('id', '=', businessId)
    .execute();
}

/** Stars that count: nothing from an author who was not there. */
const starsOf = (review: Review | undefined): number => (review?.verified === 1 ? review.rating : 0);
