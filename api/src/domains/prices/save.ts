import type { PriceRuleInput, PriceRules, PriceRulesUpdate } from 'mf-shared/contracts/prices';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { PriceRuleRow } from '../../db/schema/price-rules.ts';
import { pitchIdsOf } from '../occupancy/index.ts';
import { recordChange } from '../staff/index.ts';
import { allWeeksChanged } from '../venues/index.ts';
import { toRule, versionOf } from './price-list.ts';
import { ruleRows } from './queries.ts';

/** The venue's price rules in their order, with the mark of this state. */
export async function priceRules(ctx: Ctx<BusinessActor>): Promise<PriceRules> {
  const rows = await ruleRows(ctx.db.q, ctx.actor.id);
  return { rules: rows.map(toRule), version: versionOf(rows) };
}

/**
 * Replaces the venue's price rules. Bookings keep their price.
 * @throws `not_yours` for somebody else's pitch
 * @throws `changed_meanwhile` when somebody saved after `version` was read
 */
export async function savePriceRules(
  ctx: Ctx<BusinessActor>,
  { rules, version }: z.output<typeof PriceRulesUpdate>,
): Promise<PriceRules> {
  const { id } = ctx.actor;
  return ctx.db.transact(async (tx) => {
    await tx.lock('venues', id);
    const own = new Set(await pitchIdsOf(tx.q, id));
    if (rules.some(({ fieldIds }) => fieldIds.some((field) => !own.has(field))))
      throw new AppError('not_yours');
    const current = versionOf(await ruleRows(tx.q, id));
    if (version !== undefined && version !== current) throw new AppError('changed_meanwhile');
    const rows = rules.map((rule, sort) => rowOf(id, rule, sort));
    await tx.q.deleteFrom('price_rules').where('venue_id', '=', id).execute();
    if (rows.length > 0) await tx.q.insertInto('price_rules').values(rows).execute();
    await recordChange(tx, ctx, { subjectId: null, text: 'Fiyat kuralları değiştirildi' });
    await allWeeksChanged(tx, ctx, id);
    return { rules: rows.map(toRule), version: versionOf(rows) };
  });
}

const rowOf = (businessId: string, rule: PriceRuleInput, sort: number): PriceRuleRow => ({
  id: newId(),
  venue_id: businessId,
  sort,
  label: rule.label,
  field_ids: JSON.stringify(rule.fieldIds),
  weekdays: JSON.stringify(rule.weekdays),
  from_date: rule.fromDate,
  to_date: rule.toDate,
  starts: rule.start,
  ends: rule.end,
  price: rule.price,
});
