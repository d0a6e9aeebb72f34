import type { PriceRule } from 'mf-shared/contracts/prices';
import type { Field } from 'mf-shared/contracts/venues';
import { formatMoney, formatNumber, formatWeekday } from 'mf-shared/format';
import { priceOf, ruleFor, weekdayOf } from 'mf-shared/pricing';
import { formatTime, type Slot } from 'mf-shared/schedule';
import { draftOf, EMPTY_RULE, type RuleDraft } from './rules.ts';

/** The week of one pitch for both layouts. */
export type PriceWeek = {
  field: Field;
  slots: readonly Slot[];
  rules: readonly PriceRule[];
  /** The first of the seven days. */
  from: string;
  onOpen: (draft: RuleDraft) => void;
  onTurn: (days: number) => void;
};

/** The price of an hour and its reason; `draft` is the rule behind it, or a new one for this hour and weekday. */
export function priceHour({ field, rules }: Pick<PriceWeek, 'field' | 'rules'>, date: string, slot: Slot) {
  const hour = { fieldId: field.id, date, start: slot.start };
  const rule = ruleFor(rules, hour);
  const price = priceOf(field.price, rules, hour);
  return {
    price,
    isRuled: rule !== undefined,
    amount: formatNumber(price),
    label: `${formatWeekday(date)} ${slot.timeSlot}, ${formatMoney(price)}`,
    draft: rule ? draftOf(rule) : newRule(field, date, slot),
  };
}

const newRule = (field: Field, date: string, slot: Slot): RuleDraft => ({
  ...EMPTY_RULE,
  weekdays: [weekdayOf(date)],
  fieldIds: [field.id],
  start: formatTime(slot.start),
  end: formatTime(slot.end),
});
