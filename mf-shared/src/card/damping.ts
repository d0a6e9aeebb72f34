import { SKILLS, type Skill } from '../contracts/users.ts';

/** Damped sums and weights are in hundredths, so that both databases add whole numbers. */
export const HUNDREDTHS = 100;

/** One player's ratings of another: their number, and the sum of each skill. */
export type PairRatings = { count: number; sums: Readonly<Record<Skill, number>> };
/** Weight and sums of these ratings in the other's card, in hundredths of a rating. */
export type PairPart = { weight: number; sums: Record<Skill, number> };

/** Rounds half up in whole numbers, like the database. */
const roundedShare = (a: number, b: number) => Math.floor((2 * a + b) / (2 * b));

/**
 * Total weight (in hundredths) of `count` ratings by one rater, when the ratee has given `back` ratings in return. Each
 * return removes one repeat; the remaining k weigh 2k / (k + 1). A first rating always weighs one, and no rater exceeds
 * two.
 */
export function pairWeight(count: number, back: number): number {
  if (count === 0) return 0;
  const left = Math.max(1, count - back);
  return roundedShare(2 * HUNDREDTHS * left, left + 1);
}

/**
 * What one rater's ratings add to a player's sums: their mean with the weight of `pairWeight`. The order of ratings
 * does not matter, so incremental sums equal recomputed ones.
 */
export function pairPart({ count, sums }: PairRatings, back: number): PairPart {
  const weight = pairWeight(count, back);
  const part = (skill: Skill) => (count === 0 ? 0 : roundedShare(sums[skill] * weight, count));
  return { weight, sums: perSkill(part) };
}

/** Total weight, in hundredths of a rating, of all ratings without a booked hour. */
export const LOOSE_WEIGHT = 10;

/**
 * What ratings without a booked hour add to a player's sums: the mean of them all, weighing a tenth of one rating.
 * However many there are, they move a skill by less than 2 points.
 */
export function loosePart({ count, sums }: PairRatings): PairPart {
  const weight = count === 0 ? 0 : LOOSE_WEIGHT;
  return { weight, sums: perSkill((skill) => (count === 0 ? 0 : roundedShare(sums[skill] * weight, count))) };
}

/** Calls a function for each skill; results by skill. */
export function perSkill(of: (skill: Skill) => number): Record<Skill, number> {
  return Object.fromEntries(SKILLS.map((skill) => [skill, of(skill)])) as Record<Skill, number>;
}
