export type WaitingEntryRow = {
  id: string;
  venue_id: string;
  pitch_id: string;
  user_id: string;
  /** Football night. */
  date: string;
  time_slot: string;
  starts_at: number;
  ends_at: number;
  /** Order in which players joined any line of this pitch; larger is later. */
  turn: number;
  /**
   * `waiting` and `offered` are alive. Afterwards the player `accepted`, `declined`, let the offer expire (`missed`) or
   * `left` the line. Or the hour `ended`: it began, or the pitch no longer offers it.
   */
  status: 'waiting' | 'offered' | 'accepted' | 'declined' | 'missed' | 'left' | 'ended';
  offered_at: number | null;
  /** Until when the hour is held for the player, in ms. */
  offer_until: number | null;
  created_at: number;
  ended_at: number | null;
};
