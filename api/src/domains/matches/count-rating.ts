import { loosePart, type PairPart, type PairRatings, pairPart, perSkill } from 'mf-shared/card';
import type { Queries } from '../../db/database.ts';
import type { MatchRatingRow } from '../../db/schema/match-ratings.ts';
import { addToSums } from '../players/index.ts';
import { looseRatings, pairRatings } from './queries.ts';

/**
 * Adds a new rating to the sums that cards are read from. The ratee's sums change by the difference that it makes to
 * the rater's part. The rater's own sums may change too, because a returned rating damps the ratee's repeated
 * ratings. The caller has locked both accounts.
 */
export const countRating = (q: Queries, row: MatchRatingRow): Promise<void> => move(q, row, 1);

/** The opposite, for a deleted rating: the sums become what they would be without it. */
export const uncountRating = (q: Queries, row: MatchRatingRow): Promise<void> => move(q, row, -1);

type Step = 1 | -1;

const move = (q: Queries, row: MatchRatingRow, step: Step) =>
  row.proven === 1 ? moveProven(q, row, step) : moveLoose(q, row, step);

async function moveProven(q: Queries, row: MatchRatingRow, step: Step): Promise<void> {
  const given = await pairRatings(q, row.rater_id, row.ratee_id);
  const back = await pairRatings(q, row.ratee_id, row.rater_id);
  const before = beforeStep(given, row, step);
  await addToSums(q, row.ratee_id, {
    ...difference(pairPart(given, back.count), pairPart(before, back.count)),
    ratings: step,
    raters: Math.sign(given.count) - Math.sign(before.count),
  });
  const returned = difference(pairPart(back, given.count), pairPart(back, before.count));
  if (returned.weight !== 0) await addToSums(q, row.rater_id, { ...returned, ratings: 0, raters: 0 });
}

async function moveLoose(q: Queries, row: MatchRatingRow, step: Step): Promise<void> {
  const received = await looseRatings(q, row.ratee_id);
  const before = beforeStep(received, row, step);
  const part = difference(loosePart(received), loosePart(before));
  await addToSums(q, row.ratee_id, { ...part, ratings: step, raters: 0 });
}

const beforeStep = ({ count, sums }: PairRatings, row: MatchRatingRow, step: Step): PairRatings => ({
  count: count - step,
  sums: perSkill((skill) => sums[skill] - step * row[skill]),
});

const difference = (after: PairPart, before: PairPart): PairPart => ({
  weight: after.weight - before.weight,
  sums: perSkill((skill) => after.sums[skill] - before.sums[skill]),
});
