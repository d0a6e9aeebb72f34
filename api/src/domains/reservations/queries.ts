import type { Queries, Tx } from '../../db/database.ts';
import type { BusinessRow, PitchRow } from '../../db/schema.ts';

/** What decides whether a business can be reserved. */
export const findVenue = (
  q: Queries,
  id: string,
): Promise<Pick<BusinessRow, 'status' | 'next_payment_at'> | undefined> =>
  q.selectFrom('businesses').select(['status', 'next_payment_at']).where('id', '=', id).executeTakeFirst();

/**
 * A business's pitch in service by its name, held until the transaction ends: it stays in service, and of two
 * requests of one player for it the second counts the first.
 */
export async function holdPitch(tx: Tx, businessId: string, name: string): Promise<PitchRow | undefined> {
  const byName = tx.q
    .selectFrom('pitches')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('name', '=', name)
    .where('archived_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .limit(1);
  const found = await byName.executeTakeFirst();
  if (!found) return undefined;
  await tx.lock('pitches', found.id);
  return byName.where('id', '=', found.id).executeTakeFirst();
}
