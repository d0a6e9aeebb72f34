import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { FindComing } from './coming.ts';

/** Questions of venues to the application, and its work in the same transaction when a venue changes. */
export type VenueReactions = {
  /** A pitch is taken out of service. */
  pitchArchived: (tx: Tx, ctx: AppContext, pitchId: string) => Promise<unknown>;
  /** Somebody registers with this address. A rejected venue with this address gives way. */
  addressWanted: (tx: Tx, ctx: AppContext, email: string) => Promise<unknown>;
  /** Requests and bookings on a pitch that are not over at `now` (ms), at most `limit` of each kind, unordered. */
  comingOn: FindComing;
  /** What the venue offers changed: its pitches, hours, prices, place or state. */
  offerChanged: (tx: Tx, ctx: AppContext, businessId: string) => Promise<unknown>;
};
