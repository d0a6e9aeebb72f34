import type { BoardAnswer } from 'mf-shared/contracts/board';
import { istanbulMidnight } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { destination } from './gridKeys.ts';
import { toGrid } from './model.ts';

const NIGHT = '2026-11-20';
const free = (...hours: number[]) =>
  hours.map((hour) => {
    const startsAt = istanbulMidnight(NIGHT) + hour * 60 * MINUTE_MS;
    return { timeSlot: '', startsAt, endsAt: startsAt + 60 * MINUTE_MS, price: 1500 };
  });
/** Pitches side by side; the second has no hours, the third plays at half past. */
const grid = toGrid(
  {
    fields: [free(18, 19, 20, 21), [], free(17.5, 18.5, 20.5), free(20)].map((free, at) => ({
      fieldId: `f${at}`,
      days: [{ date: NIGHT, free }],
    })),
    entries: [],
  } as unknown as BoardAnswer,
  [NIGHT],
  null,
);

it.each<
  [key: string, from: [column: number, hour: number], to: [column: number, hour: number], ctrl?: boolean]
>([
  ['ArrowUp', [0, 19], [0, 18]],
  ['ArrowUp', [0, 18], [0, 18]],
  ['ArrowDown', [0, 21], [0, 21]],
  // The hour that is played at that minute, not the one that ends then; of two equally near hours the earlier.
  ['ArrowRight', [0, 18], [2, 17.5]],
  ['ArrowRight', [0, 20], [2, 20.5]],
  ['ArrowLeft', [3, 20], [2, 20.5]],
  ['ArrowLeft', [2, 20.5], [0, 20]],
  ['ArrowLeft', [2, 17.5], [0, 18]],
  ['ArrowLeft', [0, 20], [0, 20]],
  ['ArrowRight', [3, 20], [3, 20]],
  ['Home', [3, 20], [0, 20]],
  ['End', [0, 18], [3, 20]],
  ['Home', [0, 20], [0, 18], true],
  ['End', [0, 18], [0, 21], true],
])('%s from %j leads to %j', (key, [column, hour], to, ctrl = false) => {
  const tile = grid.tiles[column]?.find(({ from }) => from === hour * 60);
  if (!tile) throw new Error('no such hour');
  const found = destination(grid, tile, key, ctrl);
  expect([found?.column, (found?.from ?? 0) / 60]).toEqual(to);
});
