import { SKILLS, type Skill } from '../contracts/users.ts';

/** Sums and weights of damped ratings are kept in hundredths, so that both databases add whole numbers. */
export const HUNDREDTHS = 100;

/** What one player gave another so far: how many ratings, and their sum for each skill. */
export type PairRatings = { count: number; sums: Readonly<Record<Skill, number>> };
/** What these ratings count in the other's card, in hundredths of a rating. */
export type PairPart = { weight: number; sums: Record<Skill, number> };

/** Half up, in whole numbers, as the database does it too. */
const roundedShare = (a: number, b: number) => Math.floor((2 * a + b) / (2 * b));

/**
 * As how many ratings (in hundredths) the `count` ratings of one rater weigh together when the ratee has given
 * `back` ratings in return: each given back takes one repetition away, and k that are left weigh 2k / (k + 1).
 * A first rating weighs one always, and nobody ever weighs more than two.
 */
export function pairWeight(count: number, back: number): number {
  if (count === 0) return 0;
  const left = Math.max(1, count - back);
  return roundedShare(2 * HUNDREDTHS * left, left + 1);
}

/**
 * What one rater's ratings add to a player's sums: their mean, weighing as `pairWeight` says. It depends on the
 * ratings alone and not on their order, so that sums kept up to date always equal sums made anew.
 */
export function pairPart({ count, sums }: PairRatings, back: number): PairPart {
  const weight = pairWeight(count, back);
  const part = (skill: Skill) => (count === 0 ? 0 : roundedShare(sums[skill] * weight, count));
  return { weight, sums: perSkill(part) };
}

/** As how much of one rating (in hundredths) all ratings without a booked hour weigh together. */
export const LOOSE_WEIGHT = 10;

/**
 * What the ratings of matches that no booked hour proves add to a player's sums: the mean of them all, whoever gave
 * them, weighing a tenth of one rating. However many there are, they move no skill by as much as 2 points.
 */
export function loosePart({ count, sums }: PairRatings): PairPart {
  const weight = count === 0 ? 0 : LOOSE_WEIGHT;
  return { weight, sums: perSkill((skill) => (count === 0 ? 0 : roundedShare(sums[skill] * weight, count))) };
}

/** The same function of each skill, by skill. */
export function perSkill(of: (skill: Skill) => number): Record<Skill, number> {
  return Object.fromEntries(SKILLS.map((skill) => [skill, of(skill)])) as Record<Skill, number>;
}
