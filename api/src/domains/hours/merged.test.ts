import fc from 'fast-check';
import { expect, it } from 'vitest';
import { merged } from './merged.ts';

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

it('gives the items of all in one order, and each once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(fc.nat(9))), async (lists) => {
      const sorted = lists.map((list) => list.toSorted((a, b) => a - b));
      const found: number[] = [];
      for await (const one of merged(sorted.map(each), (a, b) => a - b)) found.push(one);
      expect(found).toEqual(lists.flat().sort((a, b) => a - b));
    }),
  );
});

it('reads no further than it is asked', async () => {
  let read = 0;
  async function* counted() {
    for (;;) yield read++;
  }
  const all = merged([counted(), counted()], (a, b) => a - b);
  await all.next();
  expect(read).toBe(2);
});
