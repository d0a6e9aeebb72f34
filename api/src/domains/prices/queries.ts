import { compileOnce } from '../../db/compile-once.ts';
import type { Queries } from '../../db/database.ts';
import type { PriceRuleRow } from '../../db/schema/price-rules.ts';

/** A venue's rules in the owner's order. */
export const ruleRows = async (q: Queries, businessId: string): Promise<PriceRuleRow[]> =>
  (await rulesOf(q, { businessId })).rows;

const rulesOf = compileOnce((q, { businessId }: { businessId: string }) =>
  q.selectFrom('price_rules').selectAll().where('venue_id', '=', businessId).orderBy('sort'),
);
