import type { RosterAnswerKind } from 'mf-shared/contracts/roster-terms';

/** A call to one booked hour, behind a link. When and where stand in the booking alone. */
export type RosterRow = {
  id: string;
  /** The part of the link that nobody can guess. */
  code: string;
  captain_id: string;
  kind: 'reservation' | 'occurrence';
  /** Id of the reservation or occurrence. */
  booking_id: string;
  /** How often the booking had been moved when the roster was made. */
  moves: number;
  places: number;
  note: string;
  /** Instant (ms) after which nobody comes in any more; null for the start. */
  answers_until: number | null;
  created_at: number;
};

/** What one person answered: a player, or somebody without an account by name and the hash of a secret. */
export type RosterAnswerRow = {
  id: string;
  roster_id: string;
  user_id: string | null;
  name: string | null;
  secret_hash: string | null;
  answer: RosterAnswerKind;
  /** 1 for somebody who keeps the goal. */
  keeper: number;
  /** How many guests the person brings along. */
  guests: number;
  /** Places in the order of arrival: the person's own, and that of the guests. */
  turn: number;
  guests_turn: number;
  created_at: number;
};
