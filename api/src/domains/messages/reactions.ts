import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { MessageRow } from '../../db/schema.ts';

/** What messages ask and cause. */
export type MessageReactions = {
  /** A person wrote the message, not the product; within the same transaction. */
  written: (tx: Tx, ctx: AppContext, message: MessageRow) => Promise<unknown>;
  /** Whether the player ever booked at the venue or asked for a weekly hour there. */
  haveDealt: (q: Queries, businessId: string, userId: string) => Promise<boolean>;
};
