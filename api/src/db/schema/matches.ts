export type MatchSide = 'a' | 'b';

/** A correction of time and place that waits for the other captain. */
export type MatchChange = {
  by: MatchSide;
  date: string;
  hour: string;
  startsAt: number;
  location: string;
};

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
