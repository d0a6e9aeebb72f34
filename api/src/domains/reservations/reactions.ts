import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ReservationRow } from '../../db/schema.ts';
import type { Visitor } from './played-at.ts';

/** What the application does, within the same transaction, when a reservation comes or goes. */
export type ReservationReactions = {
  /** Gives a new reservation the cells that are kept for its player; answers whether it holds all of its own now. */
  takeOffer: (tx: Tx, ctx: AppContext, row: ReservationRow) => Promise<boolean>;
  /** The venue called off an hour that had begun: its player was perhaps never there. */
  visitStruckOut: (tx: Tx, visit: Visitor) => Promise<unknown>;
};
