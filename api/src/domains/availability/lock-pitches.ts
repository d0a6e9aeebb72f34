import type { Tx } from '../../db/database.ts';

/**
 * Locks the pitches until the transaction ends, so that nobody else books or closes their hours. All transactions lock
 * several pitches in the order of their ids, so that no two wait for each other.
 */
export async function lockPitches(tx: Tx, ids: Iterable<string>): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await tx.lock('pitches', id);
}
