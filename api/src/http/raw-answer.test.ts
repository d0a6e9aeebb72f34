import { expect, it } from 'vitest';
import { fileAnswer, htmlAnswer, streamOf } from './raw-answer.ts';

it('is kept by no browser, be it a page or a file to be saved', () => {
  expect(htmlAnswer('<p>', 409)).toMatchObject({
    ...{ body: '<p>', status: 409 },
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
  expect(fileAnswer('a;b', 'liste.csv', 'text/csv')).toMatchObject({
    ...{ body: 'a;b', status: 200 },
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="liste.csv"',
      'Cache-Control': 'private, no-store',
    },
  });
});

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
