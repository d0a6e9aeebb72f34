import type { ColumnType } from 'kysely';
import type { FriendshipRow } from './friendships.ts';
import type { MatchRow } from './matches.ts';
import type { PaymentRow } from './payments.ts';
import type { PhoneBookingRow } from './phone-bookings.ts';
import type { PitchRow } from './pitches.ts';
import type { ReservationRow } from './reservations.ts';
import type { ReviewRow } from './reviews.ts';
import type { SecondFactorRow } from './second-factors.ts';
import type { OccurrenceRow } from './subscription-occurrences.ts';
import type { SubscriptionRow } from './subscriptions.ts';
import type { PlayerRecord, RatingSums, UserRow } from './users.ts';
import type { VenueRow } from './venues.ts';
import type { WaitingEntryRow } from './waiting-entries.ts';

/** A row of a view. Nobody writes through it. */
type ReadOnly<Row> = { [Column in keyof Row]: ColumnType<Row[Column], never, never> };

/** What others may read of a player, without e-mail, phone and login. */
export type PublishedPlayerRow = Pick<
  UserRow,
  | 'id'
  | 'role'
  | 'full_name'
  | 'name_folded'
  | 'photo'
  | 'teams'
  | 'position'
  | 'foot'
  | 'city'
  | 'deleted_at'
> &
  Pick<UserRow, 'speed' | 'shooting' | 'passing' | 'dribbling' | 'defense' | 'physical'> &
  RatingSums &
  PlayerRecord;

/** What others may read of a venue, without its owner's name, e-mail and login. */
export type PublishedVenueRow = Pick<
  VenueRow,
  | 'id'
  | 'venue_name'
  | 'phone'
  | 'address'
  | 'city'
  | 'lng'
  | 'lat'
  | 'status'
  | 'next_payment_at'
  | 'closed_at'
> &
  Pick<VenueRow, 'rating_count' | 'rating_score' | 'calendar_version'> &
  Pick<VenueRow, 'cancel_hours' | 'approval' | 'buffer_minutes' | 'horizon_weeks'>;

/** What others may read of a pitch. */
export type PublishedPitchRow = Pick<
  PitchRow,
  'id' | 'venue_id' | 'name' | 'price' | 'working_hours' | 'archived_at'
>;

/** What a venue paid, and when. */
type PublishedPaymentRow = Pick<PaymentRow, 'id' | 'completed_at' | 'amount'>;

/** Since when logins of an account ask for a second factor. */
type PublishedSecondFactorRow = Pick<SecondFactorRow, 'account_id' | 'enabled_at'>;

type PublishedSubscriptionRow = Pick<SubscriptionRow, 'id' | 'venue_id' | 'user_id' | 'status'>;

type Hour = 'id' | 'venue_id' | 'pitch_id' | 'date' | 'time_slot' | 'starts_at' | 'ends_at';
type Booked = Hour | 'price' | 'attendance';

export type PublishedViews = {
  published_payments: ReadOnly<PublishedPaymentRow>;
  /** Players who can be told something: neither deleted nor suspended. */
  published_open_players: ReadOnly<Pick<UserRow, 'id' | 'city' | 'created_at'>>;
  /** Approved venues, which are neither closed nor suspended. */
  published_open_venues: ReadOnly<Pick<VenueRow, 'id' | 'city' | 'created_at'>>;
  published_players: ReadOnly<PublishedPlayerRow>;
  published_reviews: ReadOnly<ReviewRow>;
  published_second_factors: ReadOnly<PublishedSecondFactorRow>;
  published_venues: ReadOnly<PublishedVenueRow>;
  published_pitches: ReadOnly<PublishedPitchRow>;
  published_subscriptions: ReadOnly<PublishedSubscriptionRow>;
  /** Reservations in all states. */
  published_requests: ReadOnly<Pick<ReservationRow, 'id' | 'status'>>;
  published_friendships: ReadOnly<Pick<FriendshipRow, 'id' | 'status'>>;
  published_matches: ReadOnly<Pick<MatchRow, 'id' | 'status' | 'starts_at'>>;
  published_waiting_entries: ReadOnly<Pick<WaitingEntryRow, 'id' | 'status'>>;
  /** Approved reservations. */
  published_reservations: ReadOnly<Pick<ReservationRow, Booked | 'user_id'>>;
  /** Held occurrences. */
  published_occurrences: ReadOnly<Pick<OccurrenceRow, Booked | 'user_id' | 'subscription_id'>>;
  /** Active phone bookings. */
  published_phone_bookings: ReadOnly<Pick<PhoneBookingRow, Booked | 'name'>>;
};
