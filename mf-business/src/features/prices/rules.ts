import { type PriceRule, PriceRuleInput } from 'mf-shared/contracts/prices';
import type { Field } from 'mf-shared/contracts/venues';
import { formatDate } from 'mf-shared/format';

export const WEEKDAYS = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'] as const;
const SPANS: Record<string, string> = {
  '': 'Her gün',
  '1,2,3,4,5': 'Hafta içi',
  '6,7': 'Hafta sonu',
};

/** A rule as typed; texts may be empty. */
export type RuleDraft = {
  id: string | null;
  label: string;
  price: string;
  weekdays: number[];
  fieldIds: string[];
  start: string;
  end: string;
  dated: boolean;
  fromDate: string;
  toDate: string;
};

export const EMPTY_RULE: RuleDraft = {
  id: null,
  label: '',
  price: '',
  weekdays: [],
  fieldIds: [],
  start: '',
  end: '',
  dated: false,
  fromDate: '',
  toDate: '',
};

export const isDated = ({ fromDate, toDate }: Pick<PriceRule, 'fromDate' | 'toDate'>): boolean =>
  fromDate !== null || toDate !== null;

export const draftOf = (rule: PriceRule): RuleDraft => ({
  id: rule.id,
  label: rule.label,
  price: String(rule.price),
  weekdays: rule.weekdays,
  fieldIds: rule.fieldIds,
  start: rule.start ?? '',
  end: rule.end ?? '',
  dated: isDated(rule),
  fromDate: rule.fromDate ?? '',
  toDate: rule.toDate ?? '',
});

export type Parsed = { rule: PriceRuleInput } | { errors: Record<string, string> };

/** The rule of a draft, or its errors by name of the input. */
export function parseDraft(draft: RuleDraft): Parsed {
  if (draft.price.trim() === '') return { errors: { price: 'Fiyatı yazın.' } };
  if (draft.dated && !draft.fromDate) return { errors: { fromDate: 'Başlangıç tarihini seçin.' } };
  const parsed = PriceRuleInput.safeParse({
    label: draft.label,
    price: draft.price,
    weekdays: draft.weekdays.toSorted(),
    fieldIds: draft.fieldIds,
    start: draft.start || null,
    end: draft.end || null,
    fromDate: draft.dated ? draft.fromDate : null,
    toDate: draft.dated ? draft.toDate || draft.fromDate : null,
  });
  if (parsed.success) return { rule: parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { errors };
}

const daysText = (weekdays: readonly number[]) =>
  SPANS[weekdays.join(',')] ?? weekdays.map((day) => WEEKDAYS[day - 1]).join(', ');

const hoursText = ({ start, end }: PriceRule) => (start && end ? `${start}–${end}` : 'Bütün saatler');

function datesText({ fromDate, toDate }: PriceRule): string | null {
  if (fromDate && toDate && fromDate !== toDate) return `${formatDate(fromDate)} – ${formatDate(toDate)}`;
  const only = fromDate ?? toDate;
  return only && formatDate(only);
}

/** When and where a rule applies, in short parts: `Hafta sonu`, `18:00–23:00`, `Kapalı Saha`. */
export function describeRule(rule: PriceRule, fields: readonly Pick<Field, 'id' | 'name'>[]): string[] {
  const names = fields.filter(({ id }) => rule.fieldIds.includes(id)).map(({ name }) => name);
  const dates = datesText(rule);
  const days = dates && rule.weekdays.length === 0 ? null : daysText(rule.weekdays);
  const where = rule.fieldIds.length === 0 ? 'Bütün sahalar' : names.join(', ') || 'Kaldırılmış saha';
  return [dates, days, hoursText(rule), where].filter((part) => part !== null);
}
