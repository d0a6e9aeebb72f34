import type { MatchSide } from './matches.ts';

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
