import type { Insertable } from 'kysely';
import type { Slot } from 'mf-shared/schedule';
import type { CellRow } from '../src/db/schema/cells.ts';
import type { ChallengeRow } from '../src/db/schema/challenges.ts';
import type { ClosureRow } from '../src/db/schema/closures.ts';
import type { ConversationRow } from '../src/db/schema/conversations.ts';
import type { FriendshipRow } from '../src/db/schema/friendships.ts';
import type { HourlyCountRow } from '../src/db/schema/hourly-counts.ts';
import type { MessageRow } from '../src/db/schema/messages.ts';
import type { NotificationRow } from '../src/db/schema/notifications.ts';
import type { PaymentRow } from '../src/db/schema/payments.ts';
import type { PhoneBookingRow } from '../src/db/schema/phone-bookings.ts';
import type { PitchRow } from '../src/db/schema/pitches.ts';
import type { PriceRuleRow } from '../src/db/schema/price-rules.ts';
import type { ReservationRow } from '../src/db/schema/reservations.ts';
import type { ReviewRow } from '../src/db/schema/reviews.ts';
import type { StaffRow } from '../src/db/schema/staff.ts';
import type { OccurrenceRow } from '../src/db/schema/subscription-occurrences.ts';
import type { SubscriptionRow } from '../src/db/schema/subscriptions.ts';
import type { TournamentParticipantRow } from '../src/db/schema/tournament-participants.ts';
import type { TournamentsTable } from '../src/db/schema/tournaments.ts';
import type { NewUser, PlayerRecord } from '../src/db/schema/users.ts';
import type { VenueChangeRow } from '../src/db/schema/venue-changes.ts';
import type { VenuePhotoRow } from '../src/db/schema/venue-photos.ts';
import type { NewProfile, VenueRow } from '../src/db/schema/venues.ts';
import type { WaitingEntryRow } from '../src/db/schema/waiting-entries.ts';
import type { DemoCommunity } from './community.ts';
import type { DemoMatches } from './matches.ts';

/** A pitch with the hours it offers. */
export type DemoPitch = { row: PitchRow; slots: Slot[] };
/** A venue with its prices by hour; `popularity` (0 to 1) is how full it is, `quality` its average stars. */
export type DemoVenue = {
  row: NewProfile & Omit<VenueRow, keyof NewProfile | 'settings_version'>;
  pitches: DemoPitch[];
  priceRules: PriceRuleRow[];
  popularity: number;
  quality: number;
};

/** A reservation with its attendance. */
export type DemoReservation = Omit<ReservationRow, 'moves'>;
/** A player before anything happens. */
export type DemoPlayer = NewUser;
/** A player with received ratings and attendance record. */
export type DemoUser = DemoPlayer & PlayerRecord;
export type DemoTournament = Insertable<TournamentsTable>;

/** All rows, in the order of their references. */
export type DemoData = Omit<DemoCommunity, 'teams'> &
  DemoMatches & {
    users: DemoUser[];
    venues: DemoVenue[];
    photos: VenuePhotoRow[];
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
    tournaments: DemoTournament[];
    tournamentParticipants: TournamentParticipantRow[];
    challenges: ChallengeRow[];
    waitingEntries: WaitingEntryRow[];
    staff: StaffRow[];
    changes: VenueChangeRow[];
    payments: PaymentRow[];
    notifications: NotificationRow[];
    hourlyCounts: HourlyCountRow[];
  };
