import type { Selectable } from 'kysely';
import type { AccountSchema, DeletionColumn, EndColumns, VerificationColumn } from './schema/account.ts';
import type { AccountMailSchema } from './schema/account-mail.ts';
import type {
  AttendanceColumn,
  PlayerRecordColumns,
  Reliability,
  ReliabilityColumns,
} from './schema/attendance.ts';
import type { BoardSchema } from './schema/board.ts';
import type { CommunitySchema } from './schema/community.ts';
import type { FriendsSchema } from './schema/friends.ts';
import type { LimitsSchema } from './schema/limits.ts';
import type { MatchesSchema, RatingColumns, RatingSums } from './schema/matches.ts';
import type { NamesSchema } from './schema/names.ts';
import type { NotificationsSchema } from './schema/notifications.ts';
import type { PricesSchema } from './schema/prices.ts';
import type { RecommendationsSchema } from './schema/recommendations.ts';
import type { SafetySchema } from './schema/safety.ts';
import type { SecondFactorSchema } from './schema/second-factor.ts';
import type { SessionsSchema } from './schema/sessions.ts';
import type { StaffSchema } from './schema/staff.ts';
import type { SubscriptionsSchema } from './schema/subscriptions.ts';
import type { SupportSchema } from './schema/support.ts';
import type { VenuePage, VenuePageColumns } from './schema/venue-page.ts';
import type {
  MoveColumn,
  SettingsVersionColumn,
  VenueSettingColumns,
  VenueSettings,
  VenueSettingsSchema,
} from './schema/venue-settings.ts';
import type { WaitingListSchema } from './schema/waiting-list.ts';

/**
 * Rows as both engines hold them. Ids are UUIDs of version 7, which sort by age. Instants are milliseconds since the
 * epoch, dates are `YYYY-MM-DD`, flags are 0 or 1, lists are JSON text.
 */
export type Schema = AccountMailSchema &
  AccountSchema &
  BoardSchema &
  CommunitySchema &
  FriendsSchema &
  LimitsSchema &
  MatchesSchema &
  NamesSchema &
  NotificationsSchema &
  PricesSchema &
  RecommendationsSchema &
  SecondFactorSchema &
  SessionsSchema &
  SafetySchema &
  StaffSchema &
  SubscriptionsSchema &
  SupportSchema &
  VenueSettingsSchema &
  WaitingListSchema & {
    users: UserRow & RatingColumns & PlayerRecordColumns & DeletionColumn & VerificationColumn;
    businesses: BusinessRow &
      VenueSettingColumns &
      SettingsVersionColumn &
      ReliabilityColumns &
      VenuePageColumns &
      EndColumns &
      VerificationColumn;
    business_photos: BusinessPhotoRow;
    pitches: PitchRow;
    reservations: ReservationRow & MoveColumn & AttendanceColumn;
    cells: CellRow;
    reviews: ReviewRow;
    messages: MessageRow;
    conversations: ConversationRow;
    health: HealthRow;
    used_captchas: UsedCaptchaRow;
    payments: PaymentRow;
    sandbox_charges: SandboxChargeRow;
  };

export type UserRow = {
  id: string;
  role: 'user' | 'admin';
  full_name: string;
  /** `full_name` folded for a search that ignores case and Turkish letters. */
  name_folded: string;
  email: string;
  password_hash: string;
  /** E.164 */
  phone: string | null;
  photo: string | null;
  /** JSON list of names. */
  teams: string;
  position: string | null;
  foot: string | null;
  city: string | null;
  speed: number | null;
  shooting: number | null;
  passing: number | null;
  dribbling: number | null;
  defense: number | null;
  physical: number | null;
  /** Raised to end all tokens issued before. */
  token_version: number;
  created_at: number;
};

/** When the account proved that it reads its e-mail; null until then. */
type Verified = Selectable<VerificationColumn>;

/** A player's row, with the ratings from others. */
export type RatedUserRow = UserRow & RatingSums & Verified;

export type BusinessRow = {
  id: string;
  owner_name: string;
  business_name: string;
  name_folded: string;
  email: string;
  password_hash: string;
  phone: string;
  address: string;
  city: string;
  lng: number;
  lat: number;
  equipment: string;
  status: 'pending' | 'approved';
  /** Null until approved. The business is active while this instant is ahead. */
  next_payment_at: number | null;
  /** Stars of verified reviews. */
  rating_sum: number;
  rating_count: number;
  /** Rating, pulled towards the middle while there are few reviews. It orders search results. */
  rating_score: number;
  /**
   * Raised by every change of what players see of the venue beyond this row: hours, pitches, photos, reviews and their
   * authors' names. Shows whether a stored answer is current.
   */
  calendar_version: number;
  token_version: number;
  created_at: number;
};

/** A business's row, with its settings. */
export type SettledBusinessRow = BusinessRow & VenueSettings;

/** A business's row, with how it answers requests and what it says about itself. */
export type RatedBusinessRow = SettledBusinessRow &
  Reliability &
  VenuePage &
  Verified &
  Selectable<EndColumns>;

export type BusinessPhotoRow = { id: string; business_id: string; path: string; sort: number };

export type PitchRow = {
  id: string;
  business_id: string;
  name: string;
  capacity: string;
  /** Hourly, TL. */
  price: number;
  /** JSON list of `{start, end}`. */
  working_hours: string;
  sort: number;
  /** When it was taken out of service; past reservations still refer to it. */
  archived_at: number | null;
};

export type ReservationRow = {
  id: string;
  business_id: string;
  pitch_id: string;
  user_id: string;
  /** Name of the pitch when the request was made. */
  field_name: string;
  /** Football night. */
  date: string;
  time_slot: string;
  starts_at: number;
  ends_at: number;
  status: 'pending' | 'approved' | 'rejected' | 'cancelled';
  /** Why a cancelled reservation ended. */
  end_reason: 'player' | 'business' | 'expired' | null;
  /** TL, fixed when the request was made. */
  price: number;
  /** While pending: when the request expires. */
  expires_at: number;
  created_at: number;
  decided_at: number | null;
};

/** Half an hour of a pitch that somebody holds. The primary key (pitch, cell) settles every race. */
export type CellRow = {
  pitch_id: string;
  starts_at: number;
  /** When the hold of a pending request expires; null holds for good. */
  expires_at: number | null;
  owner_kind: 'reservation' | 'subscription' | 'phone' | 'closure' | 'offer';
  owner_id: string;
};

export type ReviewRow = {
  business_id: string;
  user_id: string;
  /** Names the review without naming its author. */
  id: string;
  rating: number;
  comment: string;
  /** 1: the author was there. Only such reviews count for the venue's rating. */
  verified: number;
  created_at: number;
};

type PartyModel = 'User' | 'Business';

export type MessageRow = {
  id: string;
  /** Both parties in a fixed order, so that a conversation is one index range. */
  pair_key: string;
  sender_model: PartyModel;
  sender_id: string;
  receiver_model: PartyModel;
  receiver_id: string;
  content: string;
  client_id: string | null;
  created_at: number;
  read_at: number | null;
};

/** One side's view of a conversation: what the chat list and the badges read. */
export type ConversationRow = {
  owner_model: PartyModel;
  owner_id: string;
  partner_model: PartyModel;
  partner_id: string;
  last_message: string;
  last_at: number;
  unread: number;
};

/** The single row that readiness checks write. */
export type HealthRow = { id: 1; checked_at: number };

export type UsedCaptchaRow = { id: string; expires_at: number };

/** One try of a business to pay the monthly fee. */
export type PaymentRow = {
  id: string;
  business_id: string;
  /** TL. */
  amount: number;
  status: 'initialised' | 'paid' | 'failed';
  provider: 'sandbox' | 'iyzico';
  /** The gateway's name for it; null until the gateway answers. */
  provider_token: string | null;
  created_at: number;
  /** When it was paid or failed. */
  completed_at: number | null;
  /** The period that a paid one bought. */
  period_from: number | null;
  period_to: number | null;
  /** Turkish sentence for the business. */
  failure_reason: string | null;
  /** When the bank was last asked because there was no callback. */
  asked_at: number | null;
};

/** The books of the built-in bank; only that bank reads them. */
export type SandboxChargeRow = {
  token: string;
  order_id: string;
  /** TL. */
  amount: number;
  code: string;
  wrong_codes: number;
  status: 'waiting' | 'approved' | 'declined';
  reason: string | null;
  expires_at: number;
};
