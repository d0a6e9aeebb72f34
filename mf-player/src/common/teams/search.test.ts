import { expect, it } from 'vitest';
import { bestSplits, inOrder } from './search.ts';

const RATINGS = [91, 40, 77, 63, 58, 84, 49, 70, 66, 52];
const order = inOrder(
  RATINGS.map((rating, at) => ({ id: `p${at}`, rating, position: at < 2 ? 'Kaleci' : null })),
  {},
);

it.each([1, 2, 5, 40])('keeps the best %i splits of all there are, the best first', (limit) => {
  const all = bestSplits(order, 5, { limit: 1000, firstInA: false });
  expect(all).toHaveLength(252);
  const found = bestSplits(order, 5, { limit, firstInA: false });
  const costs = all.map(({ cost }) => cost).slice(0, limit);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  expect(found.map(({ cost }) => cost)).toEqual(costs);
});

it('drops mirror images on demand', () => {
  const halves = bestSplits(order, 5, { limit: 1000, firstInA: true });
  expect(halves).toHaveLength(126);
  expect(halves.every(({ mask }) => mask & 1)).toBe(true);
});
