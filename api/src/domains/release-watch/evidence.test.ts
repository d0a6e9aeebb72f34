import { describe, expect, it } from 'vitest';
import { evidenceAgainst, type Span } from './evidence.ts';

const span = (candidate: [bad: number, of: number], stable: [bad: number, of: number]): Span => ({
  candidate: { bad: candidate[0], witnesses: candidate[1] },
  stable: { bad: stable[0], witnesses: stable[1] },
});

/** So much evidence that it stays the greatest whatever a span after it says, which then shows as a difference. */
const SURE = [span([40, 40], [0, 400])];
const beside = (one: Span): number =>
  evidenceAgainst([...SURE, one, ...SURE], TOLERATED) - evidenceAgainst([...SURE, ...SURE], TOLERATED);
const TOLERATED = 1.5;

/** Every way in which `bad` harms can fall on the witnesses, with its probability at those odds. */
function waysOf(bad: number, candidate: number, stable: number, odds: number) {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
  const ways = Array.from({ length: bad + 1 }, (_, x) => ({
    span: span([x, candidate], [bad - x, stable]),
    weight: choose(candidate, x) * choose(stable, bad - x) * odds ** x,
  }));
  const all = ways.reduce((sum, { weight }) => sum + weight, 0);
  return ways.map((way) => ({ span: way.span, chance: way.weight / all }));
}

describe('the evidence against a candidate', () => {
  it('is nothing without witnesses of both sides, without harm, and where everybody was harmed', () => {
    const silent = [span([3, 3], [0, 0]), span([0, 0], [3, 9]), span([0, 5], [0, 40]), span([5, 5], [9, 9])];
    expect(evidenceAgainst(silent)).toBe(0);
  });

  it('is multiplied by one on average in a span at the tolerated odds, and by less below them', () => {
    const mean = (odds: number) =>
      waysOf(6, 12, 30, odds).reduce((sum, { span, chance }) => sum + chance * Math.exp(beside(span)), 0);
    expect(mean(TOLERATED)).toBeCloseTo(1, 9);
    expect(mean(1)).toBeLessThan(1);
    expect(mean(3)).toBeGreaterThan(1);
  });

  it('grows with harm on the side of the candidate and never falls with what comes later', () => {
    const some = [span([2, 5], [0, 45])];
    const more = [...some, span([2, 5], [0, 45])];
    expect(evidenceAgainst(some)).toBeGreaterThan(0);
    expect(evidenceAgainst(more)).toBeGreaterThan(evidenceAgainst(some));
    expect(evidenceAgainst([...more, span([0, 50], [40, 450])])).toBe(evidenceAgainst(more));
  });

  it('counts large spans too', () => {
    const large = evidenceAgainst([span([3000, 10_000], [18_000, 90_000])]);
    expect(large).toBeGreaterThan(100);
    expect(large).toBeLessThan(1000);
  });

  it('of one witness who lies is never enough, whatever the share', () => {
    for (const stable of [1, 3, 9, 99, 999, 99_999])
      expect(Math.exp(evidenceAgainst([span([1, 1], [0, stable])]))).toBeLessThan(32);
  });
});
