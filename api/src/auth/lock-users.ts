import type { Tx } from '../db/database.ts';

/** Locks accounts in the order of their ids, so that two calls for the same accounts cannot deadlock. */
export async function lockUsers(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await tx.lock('users', id);
}
