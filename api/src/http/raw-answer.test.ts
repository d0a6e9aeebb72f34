import { expect, it } from 'vitest';
import { streamOf } from './raw-answer.ts';

it('writes no further once nobody reads', async () => {
  let written = 0;
  let isOver = false;
  async function* pages() {
    try {
      for (;;) {
        written += 1;
        yield String(written);
      }
    } finally {
      isOver = true;
    }
  }
  const reader = streamOf(pages()).getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('1');
  const soFar = written;
  await reader.cancel();
  expect([isOver, written]).toEqual([true, soFar]);
});
