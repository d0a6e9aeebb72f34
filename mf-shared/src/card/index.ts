import type { FifaStats, Position, ReceivedRatings, Skill } from '../contracts/users.ts';
import { SKILLS } from '../contracts/users.ts';

export { CONFIDENCE_TEXT, type Confidence, confidenceOf, ratersText } from './confidence.ts';
export {
  HUNDREDTHS,
  LOOSE_WEIGHT,
  loosePart,
  type PairPart,
  type PairRatings,
  pairPart,
  pairWeight,
  perSkill,
} from './damping.ts';
export { type Foil, foilOf } from './foil.ts';

/** Value of an unset skill in the card's rating. */
export const MISSING_SKILL = 50;

/** Weight of each skill by position; every row adds up to 1. */
const WEIGHTS: Record<Position, Record<Skill, number>> = {
  Kaleci: { speed: 0.1, shooting: 0.05, passing: 0.1, dribbling: 0.05, defense: 0.35, physical: 0.35 },
  Stoper: { speed: 0.1, shooting: 0.05, passing: 0.1, dribbling: 0.1, defense: 0.4, physical: 0.25 },
  Bek: { speed: 0.15, shooting: 0.05, passing: 0.15, dribbling: 0.1, defense: 0.3, physical: 0.25 },
  'Orta Saha': { speed: 0.15, shooting: 0.15, passing: 0.25, dribbling: 0.2, defense: 0.15, physical: 0.1 },
  'Ofansif Orta Saha': {
    speed: 0.2,
    shooting: 0.25,
    passing: 0.25,
    dribbling: 0.2,
    defense: 0.05,
    physical: 0.05,
  },
  Kanat: { speed: 0.3, shooting: 0.2, passing: 0.15, dribbling: 0.2, defense: 0.05, physical: 0.1 },
  Forvet: { speed: 0.25, shooting: 0.35, passing: 0.1, dribbling: 0.2, defense: 0.05, physical: 0.05 },
};

/** Weight of the player's own value, in ratings. */
export const SELF_WEIGHT = 5;

/**
 * The skills of a card: the rounded mean of the player's own values, which weigh as 5 ratings, and of all received
 * ratings. `sums` and `weight` are the received ratings after damping; without a weight each counts one. Without
 * ratings the own values stay; with ratings an unset skill counts 50.
 */
export function ratedStats(
  self: FifaStats,
  received: Pick<ReceivedRatings, 'count' | 'weight' | 'sums'>,
): FifaStats {
  const { count, weight = count, sums } = received;
  if (count === 0) return self;
  const mean = (skill: Skill) =>
    Math.round(((self[skill] ?? MISSING_SKILL) * SELF_WEIGHT + sums[skill]) / (SELF_WEIGHT + weight));
  return Object.fromEntries(SKILLS.map((skill) => [skill, mean(skill)]));
}

/** All six skills, 0 to 100; an unset one is `missing`. */
export function fullStats(stats: FifaStats, missing = MISSING_SKILL): Record<Skill, number> {
  const entries = SKILLS.map((skill) => [skill, stats[skill] ?? missing] as const);
  return Object.fromEntries(entries) as Record<Skill, number>;
}

/**
 * Rating of a player's card, 0 to 100: the position's weighted sum of the six skills, rounded. Without a position the
 * plain mean.
 */
export function cardRating(stats: FifaStats, position: Position | null): number {
  const full = fullStats(stats);
  // Whole hundredths, so that sums such as 62.5 round up and never become 62.4999….
  const hundredths = SKILLS.map((skill) =>
    position ? full[skill] * Math.round(WEIGHTS[position][skill] * 100) : (full[skill] * 100) / SKILLS.length,
  );
  return Math.round(hundredths.reduce((sum, part) => sum + part, 0) / 100);
}
