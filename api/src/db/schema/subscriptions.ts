/** Tables of weekly regulars. */
export type SubscriptionsSchema = { subscriptions: SubscriptionRow; subscription_occurrences: OccurrenceRow };

/** A player's weekly hour at a venue. A player has at most one of a venue that waits or runs. */
export type SubscriptionRow = {
  id: string;
  business_id: string;
  pitch_id: string;
  user_id: string;
  /** Weekday of the football night, 1 (Monday) to 7. */
  weekday: number;
  time_slot: string;
  /** When the hour starts, in minutes from midnight of its football night; may pass 1440. */
  start_minute: number;
  status: 'pending' | 'approved' | 'rejected' | 'cancelled';
  /** Why a cancelled one ended; `left`: the player's account is gone, `pitch`: the pitch is. */
  end_reason: 'player' | 'business' | 'left' | 'pitch' | null;
  /** Football nights without play, first and last. */
  paused_from: string | null;
  paused_until: string | null;
  /** Last football night up to which occurrences were made; null until approval. */
  claimed_until: string | null;
  created_at: number;
  decided_at: number | null;
};

/** One football night of an approved subscription; while held its cells have owner_kind 'subscription'. */
export type OccurrenceRow = {
  id: string;
  subscription_id: string;
  business_id: string;
  pitch_id: string;
  user_id: string;
  /** Football night. */
  date: string;
  /** The football night whose place a moved one takes; null where it stands as every week. */
  usual_date: string | null;
  time_slot: string;
  starts_at: number;
  ends_at: number;
  /** TL, fixed when the occurrence was made. */
  price: number;
  /** `taken`: somebody else had the hour; `skipped`: given back for this week; `cancelled`: it all ended. */
  status: 'held' | 'skipped' | 'taken' | 'cancelled';
  /** Who gave a skipped one back. */
  skipped_by: 'player' | 'business' | 'pause' | null;
  /** Whether who had booked came; null while the venue has said nothing. */
  attendance: 'played' | 'no_show' | null;
  /** Raised by every change; calendars tell by it which version is newer. */
  version: number;
  created_at: number;
};
