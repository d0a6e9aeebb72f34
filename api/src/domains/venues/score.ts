import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';

/** A venue without reviews counts as if it had this many of three stars, so that one review changes it little. */
const PRIOR_COUNT = 5;
const PRIOR_SUM = 15;

/** Order of search results: the mean of verified reviews, pulled towards three stars while there are few. */
export const ratingScore = (sum: number, count: number): number => (sum + PRIOR_SUM) / (count + PRIOR_COUNT);

/** The mean of verified reviews to one decimal, as screens show it; 0 without any. */
export const averageOf = (row: { rating_sum: number; rating_count: number }): number =>
  row.rating_count === 0 ? 0 : Math.round((row.rating_sum / row.rating_count) * 10) / 10;

/**
 * Adds stars and reviews that count to a venue's rating, and marks what players see of it as changed. It adds to the
 * present row, not to what was read before: many may review at once.
 */
export async function addStars(q: Queries, businessId: string, sum: number, count: number): Promise<void> {
  await q
    .updateTable('venues')
    .set((eb) => ({
      rating_sum: eb('rating_sum', '+', sum),
      rating_count: eb('rating_count', '+', count),
      rating_score: sql`(rating_sum + ${sql.lit(sum)} + ${sql.lit(PRIOR_SUM)}) * 1.0 / (rating_count + ${sql.lit(count)} + ${sql.lit(PRIOR_COUNT)})`,
      calendar_version: eb('calendar_version', '+', 1),
    }))
    .where('id', '=', businessId)
    .execute();
}
