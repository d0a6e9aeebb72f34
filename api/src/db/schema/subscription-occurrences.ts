/** One football night of an approved subscription. While held, its cells have owner_kind 'subscription'. */
export type OccurrenceRow = {
  id: string;
  subscription_id: string;
  venue_id: string;
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
