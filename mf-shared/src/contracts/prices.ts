import * as z from 'zod/mini';
import { asLine, hourlyPrice, Identified, IsoDate } from './common.ts';

const MAX_LABEL = 40;
export const MAX_PRICE_RULES = 40;

const Clock = z
  .string('Bir saat girin.')
  .check(z.regex(/^([01]\d|2[0-3]):(00|30)$/, 'Saatler tam ya da buçuk olmalı.'));

const shape = {
  /** The owner's name for it: `Hafta sonu akşamı`, `Bayram`. */
  label: z._default(
    z.string().check(...asLine, z.maxLength(MAX_LABEL, `En fazla ${MAX_LABEL} karakter yazabilirsiniz.`)),
    '',
  ),
  /** Pitches of the rule; an empty list means all. */
  fieldIds: z._default(z.array(z.string()).check(z.maxLength(30)), []),
  /** 1 is Monday, 7 Sunday, of the football night; an empty list means every day. */
  weekdays: z._default(z.array(z.int().check(z.gte(1), z.lte(7))), []),
  /** Football nights, both included; a rule with either is a dated exception and precedes undated rules. */
  fromDate: z._default(z.nullable(IsoDate), null),
  toDate: z._default(z.nullable(IsoDate), null),
  /**
   * Hours that start at or after `start` and before `end`; `end <= start` runs past midnight, both null mean all day.
   */
  start: z._default(z.nullable(Clock), null),
  end: z._default(z.nullable(Clock), null),
  price: hourlyPrice('Fiyatı yazın.'),
};

/** A venue's price for some of its hours. Of the rules that fit an hour, the first with dates counts, or else the first. */
export const PriceRuleInput = z.object(shape).check(
  z.refine(({ start, end }) => (start === null) === (end === null), {
    path: ['end'],
    error: 'Başlangıç ve bitiş saatini birlikte girin.',
  }),
  z.refine(({ fromDate, toDate }) => !fromDate || !toDate || fromDate <= toDate, {
    path: ['toDate'],
    error: 'Bitiş tarihi başlangıçtan önce olamaz.',
  }),
);
export type PriceRuleInput = z.output<typeof PriceRuleInput>;

export const PriceRule = z.extend(Identified, shape);
export type PriceRule = z.output<typeof PriceRule>;

export const PriceRules = z.object({
  rules: z.array(PriceRule),
  /** Version of this state; the API refuses a save on top of a newer one. */
  version: z.string(),
});
export type PriceRules = z.output<typeof PriceRules>;

export const PriceRulesUpdate = z.object({
  rules: z
    .array(PriceRuleInput)
    .check(z.maxLength(MAX_PRICE_RULES, `En fazla ${MAX_PRICE_RULES} fiyat kuralı ekleyebilirsiniz.`)),
  version: z.optional(z.string()),
});
export type PriceRulesUpdate = z.input<typeof PriceRulesUpdate>;
export const PriceRulesSaved = z.extend(PriceRules, { message: z.string() });
