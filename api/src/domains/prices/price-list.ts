import { createHash } from 'node:crypto';
import type { PriceRule } from 'mf-shared/contracts/prices';
import { priceOf } from 'mf-shared/pricing';
import { istanbulMidnight } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import type { Queries } from '../../db/database.ts';
import type { PitchRow } from '../../db/schema/pitches.ts';
import type { PriceRuleRow } from '../../db/schema/price-rules.ts';
import { ruleRows } from './queries.ts';

/** The price of a pitch's hour in TL. The hour starts at an instant (ms) of a football night (`YYYY-MM-DD`). */
export type PriceList = (pitch: Pick<PitchRow, 'id' | 'price'>, date: string, startsAt: number) => number;

/** Today's prices of a venue. A booking stores its price, which then stays as it is. */
export async function priceList(q: Queries, businessId: string): Promise<PriceList> {
  const rules = await priceRulesOf(q, businessId);
  return (pitch, date, startsAt) => {
    const start = (startsAt - istanbulMidnight(date)) / MINUTE_MS;
    return priceOf(pitch.price, rules, { fieldId: pitch.id, date, start });
  };
}

/** The venue's rules in their order. */
export const priceRulesOf = async (q: Queries, businessId: string): Promise<PriceRule[]> =>
  (await ruleRows(q, businessId)).map(toRule);

/** A row as the contract has it. */
export const toRule = (row: PriceRuleRow): PriceRule => ({
  _id: row.id,
  id: row.id,
  label: row.label,
  fieldIds: JSON.parse(row.field_ids) as string[],
  weekdays: JSON.parse(row.weekdays) as number[],
  fromDate: row.from_date,
  toDate: row.to_date,
  start: row.starts,
  end: row.ends,
  price: row.price,
});

/** Mark of a venue's rules in their order; it ignores their ids. */
export const versionOf = (rows: readonly PriceRuleRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ id: _id, venue_id: _business, ...rest }) => rest)))
    .digest('base64url')
    .slice(0, 16);
