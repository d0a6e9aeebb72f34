import type { Queries, Tx } from '../../db/database.ts';
import type { SettledBusinessRow } from '../../db/schema.ts';
import type { PlayedPitch } from '../availability/pitch-slots.ts';

export type Venue = Pick<SettledBusinessRow, 'status' | 'next_payment_at' | 'horizon_weeks' | 'approval'>;

/** What decides whether and how a business can be reserved. Its settings stay as they are while a pitch is held. */
export const findVenue = (q: Queries, id: string): Promise<Venue | undefined> =>
  q
    .selectFrom('businesses')
    .select(['status', 'next_payment_at', 'horizon_weeks', 'approval'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Ids of a venue's requests, and of its approved hours that have not begun at `now` (ms), ascending. */
export async function liveAtVenue(
  q: Queries,
  { businessId, now, most }: { businessId: string; now: number; most: number },
): Promise<string[]> {
  const rows = await q
    .selectFrom('reservations')
    .select('id')
    .where('business_id', '=', businessId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'pending'),
        eb.and([eb('status', '=', 'approved'), eb('starts_at', '>', now)]),
      ]),
    )
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * A business's pitch in service by its name, held until the transaction ends: it stays in service, and of two
 * requests of one player for it the second counts the first.
 */
export async function holdPitch(tx: Tx, businessId: string, name: string): Promise<PlayedPitch | undefined> {
  const byName = tx.q
    .selectFrom('pitches as p')
    .innerJoin('businesses as b', 'b.id', 'p.business_id')
    .selectAll('p')
    .select('b.buffer_minutes')
    .where('p.business_id', '=', businessId)
    .where('p.name', '=', name)
    .where('p.archived_at', 'is', null)
    .orderBy('p.sort')
    .orderBy('p.id')
    .limit(1);
  const found = await byName.executeTakeFirst();
  if (!found) return undefined;
  await tx.lock('pitches', found.id);
  return byName.where('p.id', '=', found.id).executeTakeFirst();
}
