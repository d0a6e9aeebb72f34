import { setImmediate as soon } from 'node:timers';
import { expect, it } from 'vitest';
import { breatheWhenLong } from './breathe.ts';

/** Longer than tasks may run before others get their turn, ms. */
const LONG_MS = 11;

function compute(): void {
  const end = performance.now() + LONG_MS;
  while (performance.now() < end);
}

it('gives each of the works that rest together a turn of its own, the longest waiting first', async () => {
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn++;
    if (!isOver) soon(count);
  };
  soon(count);
  const done: { name: string; turn: number }[] = [];
  const work = async (name: string) => {
    await breatheWhenLong();
    for (let n = 0; n < 2; n++) {
      compute();
      await breatheWhenLong();
      done.push({ name, turn });
    }
  };
  await Promise.all(['a', 'b', 'c'].map(work));
  isOver = true;
  expect(done.map(({ name }) => name).join('')).toBe('abcabc');
  expect(new Set(done.map((one) => one.turn)).size).toBe(6);
});
