import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

/** What the application does, within the same transaction, when a venue changes. */
export type VenueReactions = {
  /** A pitch is taken out of service. */
  pitchArchived: (tx: Tx, ctx: AppContext, pitchId: string) => Promise<unknown>;
  /** Somebody registers with this address; a rejected venue that has it gives way. */
  addressWanted: (tx: Tx, ctx: AppContext, email: string) => Promise<unknown>;
};
