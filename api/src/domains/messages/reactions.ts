import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { MessageRow } from '../../db/schema/messages.ts';

/** What messages ask other domains and cause there. */
export type MessageReactions = {
  /** A person, not the product, wrote the message. Runs within the same transaction. */
  written: (tx: Tx, ctx: AppContext, message: MessageRow) => Promise<unknown>;
  /** Whether the player ever booked at the venue or asked for a subscription there. */
  haveDealt: (q: Queries, businessId: string, userId: string) => Promise<boolean>;
};
