import { sql } from 'kysely';

/** A venue without reviews counts as if it had this many of three stars, so that one review changes it little. */
const PRIOR_COUNT = 5;
const PRIOR_SUM = 15;

/** Order of search results: the mean of verified reviews, pulled towards three stars while there are few. */
export const ratingScore = (sum: number, count: number): number => (sum + PRIOR_SUM) / (count + PRIOR_COUNT);

/** The same in SQL, after growth of the row's sum and count, so that concurrent reviews add up. */
export const grownScore = (sum: number, count: number) =>
  sql<number>`(rating_sum + ${sql.lit(sum)} + ${sql.lit(PRIOR_SUM)}) * 1.0 / (rating_count + ${sql.lit(count)} + ${sql.lit(PRIOR_COUNT)})`;
