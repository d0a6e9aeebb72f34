import type { Tx } from '../../db/database.ts';

/** The application's work, in the same transaction, when a player changes. */
export type PlayerReactions = {
  /** The player has another name. */
  renamed: (tx: Tx, userId: string) => Promise<unknown>;
};
