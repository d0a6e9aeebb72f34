import type { Tx } from '../../db/database.ts';

/**
 * Makes others wait until the transaction ends who book or close hours of these pitches. Everybody holds several of
 * them in this order, so that no two wait for each other.
 */
export async function lockPitches(tx: Tx, ids: Iterable<string>): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await tx.lock('pitches', id);
}
