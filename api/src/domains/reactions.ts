import type { AuthReactions } from '../auth/reactions.ts';
import { replaceRejected } from './admin/index.ts';
import { isLineupAdvertised } from './ads/index.ts';
import type { BlockReactions } from './blocks/index.ts';
import { comingPhoneBookings } from './board/index.ts';
import { endVenueFeed } from './calendar/index.ts';
import { endFriendship } from './friends/index.ts';
import { noteFreed } from './hour-alerts/index.ts';
import { renewHours } from './hours/index.ts';
import type { LineupReactions } from './lineups/index.ts';
import { renameLineup } from './matches/index.ts';
import type { MessageReactions } from './messages/index.ts';
import { pushMessage } from './notifications/index.ts';
import type { OccupancyReactions } from './occupancy/index.ts';
import type { PlayerReactions } from './players/index.ts';
import {
  comingReservations,
  endIfExpired,
  hasAskedAt,
  type ReservationReactions,
} from './reservations/index.ts';
import { reverifyReview, reviewerChanged } from './reviews/index.ts';
import { comingWeeks, endOnPitch, hasAskedWeeklyAt } from './subscriptions/index.ts';
import type { VenueReactions } from './venues/index.ts';
import { endIfOver, offerFreed, takeOffer } from './waiting-list/index.ts';

/** What domains do when a lower one reports an event. The context carries it to them. */
export type Reactions = {
  auth: AuthReactions;
  blocks: BlockReactions;
  lineups: LineupReactions;
  messages: MessageReactions;
  occupancy: OccupancyReactions;
  players: PlayerReactions;
  reservations: ReservationReactions;
  venues: VenueReactions;
};

/** The list of all reactions. */
export const reactions: Reactions = {
  auth: { accessEnded: endVenueFeed },
  blocks: { blocked: endFriendship },
  lineups: { isAdvertised: isLineupAdvertised, renamed: renameLineup },
  messages: {
    written: pushMessage,
    haveDealt: async (...asked) => (await hasAskedAt(...asked)) || hasAskedWeeklyAt(...asked),
  },
  occupancy: {
    // Those in line come first.
    freed: async (...news) => {
      await offerFreed(...news);
      await noteFreed(...news);
    },
    endOverdue: { reservation: endIfExpired, offer: endIfOver },
  },
  players: { renamed: reviewerChanged },
  reservations: { takeOffer, visitStruckOut: reverifyReview },
  venues: {
    pitchArchived: endOnPitch,
    offerChanged: renewHours,
    addressWanted: replaceRejected,
    comingOn: async (...asked) => [
      ...(await comingReservations(...asked)),
      ...(await comingWeeks(...asked)),
      ...(await comingPhoneBookings(...asked)),
    ],
  },
};
