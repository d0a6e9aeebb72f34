import type { Generated } from 'kysely';

/** Tables of matches and of the ratings that follow them. */
export type MatchesSchema = {
  matches: MatchRow;
  match_participants: MatchParticipantRow;
  match_ratings: MatchRatingRow;
};

export type MatchSide = 'a' | 'b';

export type MatchRow = {
  id: string;
  /** The ad that led to it; that row goes in time. */
  request_id: string;
  user_a: string;
  user_b: string;
  date: string;
  /** Full hour of Istanbul, `20:00`. */
  hour: string;
  starts_at: number;
  location: string;
  /** Lineups as they were; their places stand with the participants, since a lineup may be deleted. */
  lineup_a: string | null;
  lineup_b: string | null;
  name_a: string | null;
  name_b: string | null;
  created_at: number;
};

/** Whoever has to do with a match: those who play, and its two makers where they only put the teams up. */
export type MatchParticipantRow = {
  match_id: string;
  user_id: string;
  side: MatchSide;
  plays: number;
  sort: number;
  /** Place in the lineup; null where the match has none. */
  position: string | null;
  x: number | null;
  y: number | null;
  /** The match's own, so that a player's matches are one index range. */
  starts_at: number;
};

type SkillValues = {
  speed: number;
  shooting: number;
  passing: number;
  dribbling: number;
  defense: number;
  physical: number;
};

export type MatchRatingRow = SkillValues & {
  match_id: string;
  rater_id: string;
  ratee_id: string;
  created_at: number;
};

/**
 * What others gave a player so far: how many ratings by how many raters, and their weight and sums for each skill
 * in hundredths of a rating, repetitions damped.
 */
export type RatingSums = { rating_count: number; rater_count: number; rating_weight: number } & {
  [K in keyof SkillValues as `${K}_sum`]: number;
};
export type RatingColumns = { [K in keyof RatingSums]: Generated<number> };
