import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { NewReservation } from '../../db/schema/reservations.ts';

/** A player at a venue at an instant (ms). */
export type Visitor = { businessId: string; userId: string; now: number };

/** The application's work, in the same transaction, when a reservation comes or goes. */
export type ReservationReactions = {
  /** Gives a new reservation the cells that are offered to its player. Answers whether it now holds all its cells. */
  takeOffer: (tx: Tx, ctx: AppContext, row: NewReservation) => Promise<boolean>;
  /** The venue cancelled an hour that had begun: perhaps its player never came. */
  visitStruckOut: (tx: Tx, visit: Visitor) => Promise<unknown>;
};
