import type { PriceRule } from 'mf-shared/contracts/prices';
import { describe, expect, it } from 'vitest';
import { describeRule, draftOf, EMPTY_RULE, isDated, parseDraft, type RuleDraft } from './rules.ts';

const parsed = (part: Partial<RuleDraft>) => parseDraft({ ...EMPTY_RULE, price: '1500', ...part });
const rule = (part: Partial<PriceRule> = {}): PriceRule => ({
  ...{ _id: 'a', id: 'a', label: '', fieldIds: [], weekdays: [], fromDate: null, toDate: null },
  ...{ start: null, end: null, price: 1500 },
  ...part,
});

describe('what was typed of a rule', () => {
  it.each<[Partial<RuleDraft>, object]>([
    [{}, { fromDate: null, toDate: null, start: null, end: null, price: 1500 }],
    [{ weekdays: [7, 1, 6] }, { weekdays: [1, 6, 7] }],
    [
      { start: '18:00', end: '02:00', fieldIds: ['f1'] },
      { start: '18:00', end: '02:00', fieldIds: ['f1'] },
    ],
    [
      { dated: true, fromDate: '2026-12-01' },
      { fromDate: '2026-12-01', toDate: '2026-12-01' },
    ],
    [
      { dated: true, fromDate: '2026-12-01', toDate: '2026-12-03' },
      { fromDate: '2026-12-01', toDate: '2026-12-03' },
    ],
    [
      { fromDate: '2026-12-01', toDate: '2026-12-03' },
      { fromDate: null, toDate: null },
    ],
  ])('%j is sent as %j', (part, expected) => {
    expect(parsed(part)).toMatchObject({ rule: expected });
  });

  it.each<[Partial<RuleDraft>, object]>([
    [{ price: ' ' }, { price: 'Fiyatı yazın.' }],
    [{ dated: true }, { fromDate: 'Başlangıç tarihini seçin.' }],
    [{ start: '18:00' }, { end: 'Başlangıç ve bitiş saatini birlikte girin.' }],
    [
      { dated: true, fromDate: '2026-12-03', toDate: '2026-12-01' },
      { toDate: 'Bitiş tarihi başlangıçtan önce olamaz.' },
    ],
  ])('%j is refused at its field', (part, errors) => {
    expect(parsed(part)).toEqual({ errors });
  });

  it('is that of the rule which is changed', () => {
    const whole = rule({ label: 'Bayram', weekdays: [6], fieldIds: ['f1'], start: '18:00', end: '20:00' });
    const dated = { ...whole, fromDate: '2026-12-01', toDate: '2026-12-03' };
    for (const one of [whole, dated]) {
      const { id, _id, ...input } = one;
      expect(draftOf(one).id).toBe(id);
      expect(parseDraft(draftOf(one))).toEqual({ rule: input });
    }
  });
});

it.each<[Partial<PriceRule>, boolean]>([
  [{}, false],
  [{ fromDate: '2026-12-01' }, true],
  [{ toDate: '2026-12-01' }, true],
])('a rule with %j is one of some dates: %s', (part, dated) => {
  expect(isDated(rule(part))).toBe(dated);
});

it.each<[Partial<PriceRule>, string]>([
  [{}, 'Her gün · Bütün saatler · Bütün sahalar'],
  [{ weekdays: [1, 2, 3, 4, 5], start: '18:00', end: '23:00' }, 'Hafta içi · 18:00–23:00 · Bütün sahalar'],
  [{ weekdays: [6, 7], fieldIds: ['f2'] }, 'Hafta sonu · Bütün saatler · Açık'],
  [{ weekdays: [1, 7], fieldIds: ['f2', 'f1'] }, 'Pzt, Paz · Bütün saatler · Kapalı, Açık'],
  [{ fieldIds: ['gone'] }, 'Her gün · Bütün saatler · Kaldırılmış saha'],
  [{ fromDate: '2026-12-01', toDate: '2026-12-01' }, '1 Aralık 2026 Salı · Bütün saatler · Bütün sahalar'],
  [
    { fromDate: '2026-12-01', toDate: '2026-12-03', weekdays: [6] },
    '1 Aralık 2026 Salı – 3 Aralık 2026 Perşembe · Cmt · Bütün saatler · Bütün sahalar',
  ],
  [{ fromDate: null, toDate: '2026-12-03' }, '3 Aralık 2026 Perşembe · Bütün saatler · Bütün sahalar'],
])('a rule with %j reads %s', (part, words) => {
  const fields = [
    { id: 'f1', name: 'Kapalı' },
    { id: 'f2', name: 'Açık' },
  ];
  expect(describeRule(rule(part), fields).join(' · ')).toBe(words);
});
