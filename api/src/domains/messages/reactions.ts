import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { MessageRow } from '../../db/schema.ts';

/** What the application does, within the same transaction, when there is a new message. */
export type MessageReactions = {
  /** A person wrote it, not the product. */
  written: (tx: Tx, ctx: AppContext, message: MessageRow) => Promise<unknown>;
};
