import { compileOnce } from '../../db/compile-once.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { PlayedPitch } from './slots.ts';

const selectPitches = (q: Queries, businessId: string) =>
  q
    .selectFrom('pitches as p')
    .innerJoin('published_venues as b', 'b.id', 'p.venue_id')
    .selectAll('p')
    .select('b.buffer_minutes')
    .where('p.venue_id', '=', businessId)
    .orderBy('p.sort')
    .orderBy('p.id');

/** All pitches of a venue, including those out of service, in the order that the venue gave them. */
export const allPitches = (q: Queries, businessId: string): Promise<PlayedPitch[]> =>
  selectPitches(q, businessId).execute();

const inService = compileOnce((q, { businessId, name }: { businessId: string; name: string }) =>
  selectPitches(q, businessId).where('p.name', '=', name).where('p.archived_at', 'is', null),
);

/** A venue's pitch in service by its name. */
export const pitchInService = async (
  q: Queries,
  businessId: string,
  name: string,
): Promise<PlayedPitch | undefined> => (await inService(q, { businessId, name })).rows[0];

/**
 * The same, locked until the transaction ends. So the pitch stays in service, and the second of two requests of a
 * player for it counts the first.
 */
export async function lockPitchInService(
  tx: Tx,
  businessId: string,
  name: string,
): Promise<PlayedPitch | undefined> {
  const found = await pitchInService(tx.q, businessId, name);
  if (!found) return undefined;
  if (!(await tx.lock('pitches', found.id))) return found;
  const locked = await pitchInService(tx.q, businessId, name);
  return locked?.id === found.id ? locked : undefined;
}

/**
 * Locks the pitches until the transaction ends, so that nobody else books or closes their hours. All transactions lock
 * several pitches in the order of their ids, so that no two wait for each other.
 */
export async function lockPitches(tx: Tx, ids: Iterable<string>): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await tx.lock('pitches', id);
}
