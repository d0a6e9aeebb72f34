import type { Queries } from '../../db/database.ts';

/** When the owners of some venues last used the product, as far as their sessions are kept; ISO texts by venue. */
export async function lastUsed(q: Queries, venueIds: readonly string[]): Promise<Map<string, string>> {
  if (venueIds.length === 0) return new Map();
  const rows = await q
    .selectFrom('sessions')
    .select((eb) => ['venue_id', eb.fn.max('last_used_at').as('at')])
    .where('venue_id', 'in', venueIds)
    .groupBy('venue_id')
    .execute();
  return new Map(rows.map(({ venue_id, at }) => [venue_id ?? '', new Date(Number(at)).toISOString()]));
}
