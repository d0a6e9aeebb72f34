import type { Queries } from '../../db/database.ts';
import type { PriceRuleRow } from '../../db/schema/prices.ts';

/** A venue's rules in the owner's order. */
export const ruleRows = (q: Queries, businessId: string): Promise<PriceRuleRow[]> =>
  q.selectFrom('price_rules').selectAll().where('business_id', '=', businessId).orderBy('sort').execute();

/** Ids of all pitches that a venue ever had. */
export async function pitchIds(q: Queries, businessId: string): Promise<Set<string>> {
  const rows = await q.selectFrom('pitches').select('id').where('business_id', '=', businessId).execute();
  return new Set(rows.map(({ id }) => id));
}
