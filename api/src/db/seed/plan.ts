import type { Slot } from 'mf-shared/schedule';
import type { ClosureRow, PhoneBookingRow } from '../schema/board.ts';
import type {
  ChallengeRow,
  FriendshipRow,
  TournamentParticipantRow,
  TournamentRow,
} from '../schema/friends.ts';
import type { OccurrenceRow, SubscriptionRow } from '../schema/subscriptions.ts';
import type {
  BusinessPhotoRow,
  BusinessRow,
  CellRow,
  ConversationRow,
  MessageRow,
  PitchRow,
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
/** A venue; `popularity` from 0 to 1 says how full it is, `quality` what stars it gets on average. */
export type DemoVenue = {
  row: BusinessRow;
  pitches: DemoPitch[];
  popularity: number;
  quality: number;
};

/** Everything that is written, in the order in which the rows refer to one another. */
export type DemoData = Omit<DemoCommunity, 'teams'> &
  DemoMatches & {
    users: RatedUserRow[];
    venues: DemoVenue[];
    photos: BusinessPhotoRow[];
    reservations: ReservationRow[];
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
  };
