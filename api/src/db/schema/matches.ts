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
  /** The ad that led to it. The ad's row is deleted in time. */
  request_id: string;
  ad_type: 'findOpponent' | 'findPlayer' | 'findTeam';
  /** A `proposed` match that nobody accepts ends at its start; this row does not change. */
  status: 'proposed' | 'accepted' | 'refused' | 'cancelled';
  /** The side whose captain has to answer a proposal; null otherwise. */
  awaits: MatchSide | null;
  /** The change that one captain of an accepted match proposes to the other (`MatchChange` as JSON); null for none. */
  change: string | null;
  /** Raised by every correction. An answer carries the version that it saw. */
  version: number;
  /** When it was last accepted, refused or cancelled. */
  decided_at: number | null;
  /** The approved reservation or held occurrence at which it was played. */
  booking_id: string | null;
  user_a: string;
  user_b: string;
  date: string;
  /** Full or half hour of Istanbul, `20:00`. */
  hour: string;
  starts_at: number;
  location: string;
  /** The lineups of the match. The participants keep their places, since a lineup may be deleted. */
  lineup_a: string | null;
  lineup_b: string | null;
  name_a: string | null;
  name_b: string | null;
  created_at: number;
};

/** A player of a match, or one of its two captains who does not play. */
export type MatchParticipantRow = {
  match_id: string;
  user_id: string;
  side: MatchSide;
  /** 1 for a player; 0 for a captain who does not play, and for a player who left. */
  plays: number;
  /** `in` confirms. `left` declines before the start, `absent` after it. A player without an answer is not rated. */
  answer: 'in' | 'left' | 'absent' | null;
  answered_at: number | null;
  sort: number;
  /** Place in the lineup; null when the match has no lineups. */
  position: string | null;
  x: number | null;
  y: number | null;
  /** Copied from the match, so that a player's matches are one index range. */
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
  /** 1 when the match was played at an hour that was booked here. */
  proven: number;
};

/**
 * Ratings of a player by others: number of ratings and of raters, and their weight and sum for each skill in hundredths
 * of a rating. Repeated ratings are damped.
 */
export type RatingSums = { rating_count: number; rater_count: number; rating_weight: number } & {
  [K in keyof SkillValues as `${K}_sum`]: number;
};
export type RatingColumns = { [K in keyof RatingSums]: Generated<number> };

/** A correction of time and place that waits for the other captain. */
export type MatchChange = {
  by: MatchSide;
  date: string;
  hour: string;
  startsAt: number;
  location: string;
};
