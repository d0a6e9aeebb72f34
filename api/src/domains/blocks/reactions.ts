import type { Side } from '../../auth/side.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

/** What other domains do, in the same transaction, when an account blocks another. */
export type BlockReactions = {
  /** Ends what the two have in common. */
  blocked: (tx: Tx, ctx: AppContext, by: Side, other: Side) => Promise<unknown>;
};
