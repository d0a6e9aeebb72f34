/** Tables of weekly regulars. */
export type SubscriptionsSchema = { subscriptions: SubscriptionRow; subscription_occurrences: OccurrenceRow };

/** A player's weekly hour at a venue. A player has at most one pending or running subscription at a venue. */
export type SubscriptionRow = {
  id: string;
  business_id: string;
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

/** One football night of an approved subscription. While held, its cells have owner_kind 'subscription'. */
export type OccurrenceRow = {
  id: string;
  subscription_id: string;
  business_id: string;
  pitch_id: string;
  user_id: string;
  /** Football night. */
  date: string;
  /** The football night that a moved one replaces; null for one that was not moved. */
  usual_date: string | null;
  time_slot: string;
  starts_at: number;
  ends_at: number;
  /** TL, fixed when the occurrence was made. */
  price: number;
  /** `taken`: somebody else had the hour. `skipped`: given back for this week. `cancelled`: the subscription ended. */
  status: 'held' | 'skipped' | 'taken' | 'cancelled';
  /** The side that gave back a skipped one. */
  skipped_by: 'player' | 'business' | 'pause' | null;
  /** Whether the person who booked came; null while the venue has said nothing. */
  attendance: 'played' | 'no_show' | null;
  /** Raised by every change. Calendars tell by it which version is newer. */
  version: number;
  created_at: number;
};
