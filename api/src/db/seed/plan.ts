import type { Slot } from 'mf-shared/schedule';
import type { PlayerRecord } from '../schema/attendance.ts';
import type { ClosureRow, PhoneBookingRow } from '../schema/board.ts';
import type {
  ChallengeRow,
  FriendshipRow,
  TournamentParticipantRow,
  TournamentRow,
} from '../schema/friends.ts';
import type { NotificationRow } from '../schema/notifications.ts';
import type { PriceRuleRow } from '../schema/prices.ts';
import type { StaffRow, VenueChangeRow } from '../schema/staff.ts';
import type { OccurrenceRow, SubscriptionRow } from '../schema/subscriptions.ts';
import type { WaitingEntryRow } from '../schema/waiting-list.ts';
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
} from '../schema.ts';
import type { DemoCommunity } from './community.ts';
import type { DemoMatches } from './matches.ts';

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** A pitch with the hours it offers. */
export type DemoPitch = { row: PitchRow; slots: Slot[] };
/** A venue with its prices by hour; `popularity` from 0 to 1 says how full it is, `quality` what stars it gets on average. */
export type DemoVenue = {
  row: RatedBusinessRow;
  pitches: DemoPitch[];
  priceRules: PriceRuleRow[];
  popularity: number;
  quality: number;
};

/** A reservation with what the venue said of it afterwards. */
export type DemoReservation = ReservationRow & { attendance: 'played' | 'no_show' | null };
/** A player with what others gave and what venues said. */
export type DemoUser = RatedUserRow & PlayerRecord;

/** Everything that is written, in the order in which the rows refer to one another. */
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
