import type { Tx } from '../../db/database.ts';
import type { ReviewRow } from '../../db/schema.ts';
import { grownScore } from '../venues/index.ts';

type Review = Pick<ReviewRow, 'rating' | 'verified'>;

/**
 * Moves a venue's rating from what a player's review weighed before to what it weighs now, and says that its reviews
 * changed. It adds to what the row holds then, not to what was read before: many may review at once.
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
    .updateTable('businesses')
    .set((eb) => ({
      rating_sum: eb('rating_sum', '+', sum),
      rating_count: eb('rating_count', '+', count),
      rating_score: grownScore(sum, count),
      calendar_version: eb('calendar_version', '+', 1),
    }))
    .where('id', '=', businessId)
    .execute();
}

/** Stars that count: whoever was not there weighs nothing. */
const starsOf = (review: Review | undefined): number => (review?.verified === 1 ? review.rating : 0);
