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
  ad_type: 'findOpponent' | 'findPlayer' | 'findTeam';
  /** A `proposed` one that nobody accepted ends at its start without a change of this row. */
  status: 'proposed' | 'accepted' | 'refused' | 'cancelled';
  /** Whose captain has to answer a proposal; null otherwise. */
  awaits: MatchSide | null;
  /** What one captain of an accepted match asks the other to agree to, as JSON (`MatchChange`); null for nothing. */
  change: string | null;
  /** Raised by every correction: whoever answers says which version they saw. */
  version: number;
  /** When it was accepted, refused or cancelled, the latest. */
  decided_at: number | null;
  /** The approved reservation or held night of a subscription at which it was played. */
  booking_id: string | null;
  user_a: string;
  user_b: string;
  date: string;
  /** Full or half hour of Istanbul, `20:00`. */
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

/** A player of a match, or one of its two captains who does not play. */
export type MatchParticipantRow = {
  match_id: string;
  user_id: string;
  side: MatchSide;
  /** 1 for a player; 0 for a captain who does not play, and for a player who left. */
  plays: number;
  /** `in` confirms; `left` says no before the start, `absent` after it. Nobody who said nothing is rated. */
  answer: 'in' | 'left' | 'absent' | null;
  answered_at: number | null;
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
  /** 1 where the match was played at an hour that was booked here. */
  proven: number;
};

/**
 * What others gave a player so far: how many ratings by how many raters, and their weight and sums for each skill
 * in hundredths of a rating, repetitions damped.
 */
export type RatingSums = { rating_count: number; rater_count: number; rating_weight: number } & {
  [K in keyof SkillValues as `${K}_sum`]: number;
};
export type RatingColumns = { [K in keyof RatingSums]: Generated<number> };

/** A correction of when and where that waits for the other captain. */
export type MatchChange = {
  by: MatchSide;
  date: string;
  hour: string;
  startsAt: number;
  location: string;
};
