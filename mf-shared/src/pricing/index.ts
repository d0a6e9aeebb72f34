import type { PriceRule } from '../contracts/prices.ts';
import { parseTime } from '../schedule/index.ts';
import { DAY_MINUTES } from '../time.ts';

/** The parts of a rule that decide about an hour. */
type Rule = Pick<PriceRule, 'fieldIds' | 'weekdays' | 'fromDate' | 'toDate' | 'start' | 'end' | 'price'>;
type Hour = {
  fieldId: string;
  /** Football night, `YYYY-MM-DD`. */
  date: string;
  /** Minutes of the start from the night's midnight; may exceed 1440. */
  start: number;
};

/** Weekday of a date `YYYY-MM-DD`: 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: string): number => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

const isDated = ({ fromDate, toDate }: Rule): boolean => fromDate !== null || toDate !== null;

function includesTime({ start, end }: Rule, minutes: number): boolean {
  if (start === null || end === null) return true;
  const from = parseTime(start);
  const to = parseTime(end);
  const time = minutes % DAY_MINUTES;
  return from < to ? time >= from && time < to : time >= from || time < to;
}

function fits(rule: Rule, { fieldId, date, start }: Hour): boolean {
  return (
    (rule.fieldIds.length === 0 || rule.fieldIds.includes(fieldId)) &&
    (rule.weekdays.length === 0 || rule.weekdays.includes(weekdayOf(date))) &&
    (rule.fromDate === null || date >= rule.fromDate) &&
    (rule.toDate === null || date <= rule.toDate) &&
    includesTime(rule, start)
  );
}

/** The price rule of an hour. Of those that fit it, the first with dates counts, or else the first. */
export function ruleFor<R extends Rule>(rules: readonly R[], hour: Hour): R | undefined {
  const fitting = rules.filter((rule) => fits(rule, hour));
  return fitting.find(isDated) ?? fitting[0];
}

/** Price of an hour in TL: `base` is the pitch's own price. */
export const priceOf = (base: number, rules: readonly Rule[], hour: Hour): number =>
  ruleFor(rules, hour)?.price ?? base;
