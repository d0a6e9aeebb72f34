import type { Side } from '../../auth/side.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

/** What the application does, within the same transaction, when somebody blocks somebody. */
export type BlockReactions = {
  /** What the two had between them ends. */
  blocked: (tx: Tx, ctx: AppContext, by: Side, other: Side) => Promise<unknown>;
};
