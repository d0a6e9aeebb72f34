import { type PairPart, type PairRatings, pairPart, perSkill } from 'mf-shared/card';
import type { Queries } from '../../db/database.ts';
import type { MatchRatingRow } from '../../db/schema/matches.ts';
import { addToSums, pairRatings } from './queries.ts';

/**
 * Takes a rating just stored into the sums on which cards are read. The ratee's change by the difference it makes
 * to what the rater gave; the rater's own may change too, since a rating given back damps what the other repeated.
 * Both accounts are locked by the caller.
 */
export async function countRating(q: Queries, row: MatchRatingRow): Promise<void> {
  const given = await pairRatings(q, row.rater_id, row.ratee_id);
  const back = await pairRatings(q, row.ratee_id, row.rater_id);
  const before = without(given, row);
  await addToSums(q, row.ratee_id, {
    ...difference(pairPart(given, back.count), pairPart(before, back.count)),
    ratings: 1,
    raters: before.count === 0 ? 1 : 0,
  });
  const returned = difference(pairPart(back, given.count), pairPart(back, before.count));
  if (returned.weight !== 0) await addToSums(q, row.rater_id, { ...returned, ratings: 0, raters: 0 });
}

const without = ({ count, sums }: PairRatings, row: MatchRatingRow): PairRatings => ({
  count: count - 1,
  sums: perSkill((skill) => sums[skill] - row[skill]),
});

const difference = (after: PairPart, before: PairPart): PairPart => ({
  weight: after.weight - before.weight,
  sums: perSkill((skill) => after.sums[skill] - before.sums[skill]),
});
