import type { OccupancyReactions } from './occupancy/index.ts';
import { endIfExpired } from './reservations/expire.ts';
import { endIfOver } from './waiting-list/end-offer.ts';
import { offerFreed } from './waiting-list/offer-freed.ts';

/** What domains do when one of a lower layer says what happened; the context carries it to them. */
export type Reactions = { occupancy: OccupancyReactions };

/** Who reacts to what, in one place. */
export const reactions: Reactions = {
  occupancy: { freed: offerFreed, endOverdue: { reservation: endIfExpired, offer: endIfOver } },
};
