import { describe, expect, it } from 'vitest';
import { priceOf, ruleFor, weekdayOf } from './index.ts';

const rule = (change: Partial<Parameters<typeof priceOf>[1][number]>) => ({
  fieldIds: [],
  weekdays: [],
  fromDate: null,
  toDate: null,
  start: null,
  end: null,
  price: 1,
  ...change,
});
/** Friday. */
const NIGHT = '2026-11-20';
const hour = (start: number, date = NIGHT, fieldId = 'a') => ({ fieldId, date, start });

describe('price of an hour', () => {
  it('is that of the pitch without a rule that fits', () => {
    expect(priceOf(1200, [], hour(20 * 60))).toBe(1200);
    expect(priceOf(1200, [rule({ fieldIds: ['b'] })], hour(20 * 60))).toBe(1200);
  });

  it('knows the weekday of the football night, after midnight too', () => {
    expect(weekdayOf('2026-11-16')).toBe(1);
    expect(weekdayOf('2026-11-22')).toBe(7);
    const friday = [rule({ weekdays: [5], price: 1500 })];
    expect(priceOf(1200, friday, hour(25 * 60))).toBe(1500);
    expect(priceOf(1200, friday, hour(60, '2026-11-21'))).toBe(1200);
  });

  it('takes hours that start in the range, its end excluded', () => {
    const evening = [rule({ start: '18:00', end: '22:00', price: 1500 })];
    expect(
      [17 * 60 + 30, 18 * 60, 21 * 60 + 30, 22 * 60].map((at) => priceOf(1200, evening, hour(at))),
    ).toEqual([1200, 1500, 1500, 1200]);
  });

  it('lets a range run past midnight', () => {
    const late = [rule({ start: '22:00', end: '02:00', price: 900 })];
    expect([21, 22, 23, 24, 25, 26].map((h) => priceOf(1200, late, hour(h * 60)))).toEqual([
      1200, 900, 900, 900, 900, 1200,
    ]);
  });

  it('takes a range that ends when it begins for the whole day', () => {
    const all = [rule({ start: '18:00', end: '18:00', price: 900 })];
    expect([17, 18, 19, 25].map((h) => priceOf(1200, all, hour(h * 60)))).toEqual([900, 900, 900, 900]);
  });

  it('puts a dated exception before all others, and the first of a kind before the next', () => {
    const rules = [
      rule({ weekdays: [5], price: 1500 }),
      rule({ price: 1400 }),
      rule({ fromDate: '2026-11-20', toDate: '2026-11-22', price: 2000 }),
      rule({ fromDate: '2026-11-01', price: 1900 }),
    ];
    expect(priceOf(1200, rules, hour(1200))).toBe(2000);
    expect(priceOf(1200, rules, hour(1200, '2026-11-23'))).toBe(1900);
    expect(priceOf(1200, rules, hour(1200, '2026-10-30'))).toBe(1500);
    expect(ruleFor(rules, hour(1200, '2026-10-29'))).toBe(rules[1]);
    const until = [rule({ price: 1400 }), rule({ toDate: NIGHT, price: 2000 })];
    expect([priceOf(1200, until, hour(1200)), priceOf(1200, until, hour(1200, '2026-11-21'))]).toEqual([
      2000, 1400,
    ]);
  });

  it('takes the pitches and days that a rule names, and all where it names none', () => {
    const some = [rule({ fieldIds: ['a', 'b'], weekdays: [5, 6], price: 900 })];
    const at = (date: string, field: string) => priceOf(1200, some, hour(1200, date, field));
    expect([at(NIGHT, 'a'), at('2026-11-21', 'b'), at(NIGHT, 'c'), at('2026-11-22', 'a')]).toEqual([
      900, 900, 1200, 1200,
    ]);
  });
});
