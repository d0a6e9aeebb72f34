import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FifaStats, SKILLS, type Skill } from '../contracts/users.ts';
import {
  confidenceOf,
  HUNDREDTHS,
  loosePart,
  type PairPart,
  pairPart,
  pairWeight,
  perSkill,
  ratedStats,
} from './index.ts';

type Values = Record<Skill, number>;
const value = fc.integer({ min: 0, max: 100 });
const values = fc.tuple(value, value, value, value, value, value).map((six) => {
  return perSkill((skill) => six[SKILLS.indexOf(skill)] ?? 0);
});
const many = fc.array(values, { minLength: 1, maxLength: 30 });
const sumsOf = (rows: readonly Values[]) =>
  perSkill((skill) => rows.reduce((sum, row) => sum + row[skill], 0));
const part = (rows: readonly Values[], back = 0) =>
  pairPart({ count: rows.length, sums: sumsOf(rows) }, back);

/** A card after the ratings of each rater. */
function cardOf(self: FifaStats, raters: readonly PairPart[], count: number): FifaStats {
  const weight = raters.reduce((sum, rater) => sum + rater.weight, 0) / HUNDREDTHS;
  const sums = perSkill((skill) => raters.reduce((sum, rater) => sum + rater.sums[skill], 0) / HUNDREDTHS);
  return ratedStats(self, { count, weight, sums });
}

test('with different raters the card is the plain mean with the declared value weighing five', () => {
  fc.assert(
    fc.property(values, many, (self, rows) => {
      const damped = cardOf(
        self,
        rows.map((row) => part([row])),
        rows.length,
      );
      const sums = sumsOf(rows);
      for (const skill of SKILLS) {
        expect(damped[skill]).toBe(Math.round((self[skill] * 5 + sums[skill]) / (5 + rows.length)));
      }
    }),
  );
});

test('however often one person rates, they weigh between one and two', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 5000 }), (count, back) => {
      const weight = pairWeight(count, back);
      expect(weight).toBeGreaterThanOrEqual(100);
      expect(weight).toBeLessThanOrEqual(200);
      expect(pairWeight(count + 1, back)).toBeGreaterThanOrEqual(weight);
      expect(pairWeight(count, back + 1)).toBeLessThanOrEqual(weight);
    }),
  );
  expect([1, 2, 3, 9].map((count) => pairWeight(count, 0))).toEqual([100, 133, 150, 180]);
});

test('two who rate each other again and again weigh one each', () => {
  for (const count of [1, 2, 10, 200]) expect(pairWeight(count, count)).toBe(100);
  expect(pairWeight(5, 2)).toBe(pairWeight(3, 0));
});

test('the order of ratings does not matter', () => {
  fc.assert(
    fc.property(many, fc.nat(30), (rows, back) => {
      expect(part([...rows].reverse(), back)).toEqual(part(rows, back));
    }),
  );
});

test('a rater counts with the mean of what they gave', () => {
  fc.assert(
    fc.property(many, fc.nat(30), (rows, back) => {
      const { weight, sums } = part(rows, back);
      for (const skill of SKILLS) {
        const given = rows.map((row) => row[skill]);
        const mean = given.reduce((sum, one) => sum + one, 0) / given.length;
        // Sums are whole hundredths; the mean uses floating point.
        expect(Math.abs(sums[skill] - mean * weight)).toBeLessThanOrEqual(0.5 + 1e-6);
      }
    }),
  );
});

test('three friends cannot carry a card to the top', () => {
  const friends = [1, 2, 3].map(() => part(Array(50).fill(perSkill(() => 100)), 50));
  expect(cardOf({ speed: 60 }, friends, 150).speed).toBe(75);
});

test('ratings without a booked hour move no skill by 2 points, however many they are', () => {
  fc.assert(
    fc.property(values, many, (self, rows) => {
      const loose = loosePart({ count: rows.length, sums: sumsOf(rows) });
      expect(loose.weight).toBe(10);
      const damped = cardOf(self, [loose], rows.length);
      for (const skill of SKILLS) expect(Math.abs((damped[skill] ?? 0) - self[skill])).toBeLessThanOrEqual(2);
    }),
  );
  expect(loosePart({ count: 0, sums: sumsOf([]) })).toEqual({ weight: 0, sums: perSkill(() => 0) });
});

test.each([
  [0, 'none'],
  [1, 'low'],
  [4, 'low'],
  [5, 'medium'],
  [11, 'medium'],
  [12, 'high'],
] as const)('%i raters give the confidence %s', (raters, level) => {
  expect(confidenceOf(raters)).toBe(level);
});
