import { LINEUP_SLOTS } from 'mf-shared/contracts/lineups';
import { expect, it } from 'vitest';
import { emptyPlaces, movePlace } from './model.ts';

/** The most central place; `pulled` moves it towards a point. */
const middle = LINEUP_SLOTS.reduce(
  (best, { x, y }, at) => {
    const far = Math.hypot(x - 50, y - 50);
    return far < best.far ? { at, far } : best;
  },
  { at: -1, far: Number.POSITIVE_INFINITY },
).at;
const pulled = (x: number, y: number) => movePlace(emptyPlaces(), middle, { x, y })[middle];

it('lets a place be moved by 12 percent of the width and 10 of the length', () => {
  const { x, y } = LINEUP_SLOTS[middle] ?? { x: Number.NaN, y: Number.NaN };
  expect(pulled(0, 0)).toMatchObject({ x: x - 12, y: y - 10 });
  expect(pulled(100, 100)).toMatchObject({ x: x + 12, y: y + 10 });
  expect(pulled(x + 1.26, y - 2.34)).toMatchObject({ x: x + 1.3, y: y - 2.3 });
});

it('keeps every place on the turf', () => {
  for (const at of LINEUP_SLOTS.keys()) {
    for (const point of [0, 100]) {
      const { x = 0, y = 0 } = movePlace(emptyPlaces(), at, { x: point, y: point })[at] ?? {};
      expect([x >= 9, x <= 91, y >= 8, y <= 93]).toEqual([true, true, true, true]);
    }
  }
});
