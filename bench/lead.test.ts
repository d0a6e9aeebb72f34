import { describe, expect, it } from 'vitest';
import type { Evaluation } from './evaluate.ts';
import { leadOf, meanOf } from './lead.ts';

/** Worlds with these shares of all bookings: recommended, popular, own. */
const worldsOf = (...shares: [number, number, number][]) =>
  shares.map(([recommended, popular, own]) => {
    const scores = (share: number) => ({ 'venue@1': share, cases: 100 });
    return { all: { recommended: scores(recommended), popular: scores(popular), own: scores(own) } };
  }) as unknown as Evaluation[];
const lead = (...shares: [number, number, number][]) => leadOf(worldsOf(...shares), 'all', 'venue@1');

describe('the lead over the simple methods', () => {
  it('is over the better one of each world', () => {
    expect(lead([0.5, 0.4, 0.1], [0.5, 0.1, 0.3]).mean).toBeCloseTo(0.15, 9);
  });

  it('has an interval by how much the worlds differ', () => {
    const { low, high } = lead([0.5, 0.4, 0], [0.7, 0.4, 0]);
    // The standard error of 0.1 and 0.3 is 0.1.
    expect([low, high]).toEqual([expect.closeTo(0.2 - 0.2093, 9), expect.closeTo(0.2 + 0.2093, 9)]);
    expect(lead([0.5, 0.4, 0], [0.5, 0.4, 0])).toMatchObject({ low: expect.closeTo(0.1, 9), isKept: true });
  });

  it.each<[string, [number, number, number][], boolean]>([
    ['a tie', [[0.4, 0.4, 0.4]], true],
    [
      'half a point less by chance',
      [
        [0.39, 0.4, 0],
        [0.401, 0.4, 0],
      ],
      true,
    ],
    [
      'half a point less in every world',
      [
        [0.397, 0.4, 0],
        [0.397, 0.4, 0],
      ],
      false,
    ],
    [
      'more than half a point less',
      [
        [0.37, 0.4, 0],
        [0.41, 0.4, 0],
      ],
      false,
    ],
  ])('is kept or not: %s', (_, shares, isKept) => {
    expect(lead(...shares).isKept).toBe(isKept);
  });
});

it('means the shares over the worlds', () => {
  expect(meanOf(worldsOf([0.2, 0, 0], [0.4, 0, 0]), 'all', 'recommended', 'venue@1')).toBeCloseTo(0.3, 9);
});
