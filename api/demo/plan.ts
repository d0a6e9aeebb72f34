import type { Slot } from 'mf-shared/schedule';
import type { PlayerRecord } from '../src/db/schema/attendance.ts';
import type { ClosureRow, PhoneBookingRow } from '../src/db/schema/board.ts';
import type {
  ChallengeRow,
  FriendshipRow,
  TournamentParticipantRow,
  TournamentRow,
} from '../src/db/schema/friends.ts';
import type { NotificationRow } from '../src/db/schema/notifications.ts';
import type { PriceRuleRow } from '../src/db/schema/prices.ts';
import type { StaffRow, VenueChangeRow } from '../src/db/schema/staff.ts';
import type { OccurrenceRow, SubscriptionRow } from '../src/db/schema/subscriptions.ts';
import type { WaitingEntryRow } from '../src/db/schema/waiting-list.ts';
import type {
  BusinessPhotoRow,
  CellRow,
  ConversationRow,
  MessageRow,
  PaymentRow,
  PitchRow,
  RatedBusinessRow,
  RatedUserRow,
  ReservationRow,
  ReviewRow,
} from '../src/db/schema.ts';
import type { DemoCommunity } from './community.ts';
import type { DemoMatches } from './matches.ts';

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** A pitch with the hours it offers. */
export type DemoPitch = { row: PitchRow; slots: Slot[] };
/** A venue with its prices by hour; `popularity` (0 to 1) is how full it is, `quality` its average stars. */
export type DemoVenue = {
  row: RatedBusinessRow;
  pitches: DemoPitch[];
  priceRules: PriceRuleRow[];
  popularity: number;
  quality: number;
};

/** A reservation with its attendance. */
export type DemoReservation = ReservationRow & { attendance: 'played' | 'no_show' | null };
/** A player with received ratings and attendance record. */
export type DemoUser = RatedUserRow & PlayerRecord;

/** All rows, in the order of their references. */
export type DemoData = Omit<DemoCommunity, 'teams'> &
  DemoMatches & {
    users: DemoUser[];
    venues: DemoVenue[];
    photos: BusinessPhotoRow[];
    reservations: DemoReservation[];
    phoneBookings: PhoneBookingRow[];
    closures: ClosureRow[];
    subscriptions: SubscriptionRow[];
    occurrences: OccurrenceRow[];
    cells: CellRow[];
    reviews: ReviewRow[];
    messages: MessageRow[];
    conversations: ConversationRow[];
    friendships: FriendshipRow[];
    tournaments: TournamentRow[];
    tournamentParticipants: TournamentParticipantRow[];
    challenges: ChallengeRow[];
    waitingEntries: WaitingEntryRow[];
    staff: StaffRow[];
    changes: VenueChangeRow[];
    payments: PaymentRow[];
    notifications: NotificationRow[];
  };
