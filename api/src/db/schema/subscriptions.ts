/** A player's weekly hour at a venue. A player has at most one pending or running subscription at a venue. */
export type SubscriptionRow = {
  id: string;
  venue_id: string;
  pitch_id: string;
  user_id: string;
  /** Weekday of the football night, 1 (Monday) to 7. */
  weekday: number;
  time_slot: string;
  /** When the hour starts, in minutes from midnight of its football night; may exceed 1440. */
  start_minute: number;
  status: 'pending' | 'approved' | 'rejected' | 'cancelled';
  /** Why a cancelled one ended. `left`: the player's account is gone. `pitch`: the pitch is gone. */
  end_reason: 'player' | 'business' | 'left' | 'pitch' | null;
  /** First and last football night without play. */
  paused_from: string | null;
  paused_until: string | null;
  /** Last football night for which occurrences were made; null until approval. */
  claimed_until: string | null;
  created_at: number;
  decided_at: number | null;
};
