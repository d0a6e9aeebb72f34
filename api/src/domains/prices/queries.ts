import type { Queries } from '../../db/database.ts';
import type { PriceRuleRow } from '../../db/schema/price-rules.ts';

/** A venue's rules in the owner's order. */
export const ruleRows = (q: Queries, businessId: string): Promise<PriceRuleRow[]> =>
  q.selectFrom('price_rules').selectAll().where('venue_id', '=', businessId).orderBy('sort').execute();
