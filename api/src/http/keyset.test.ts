import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { onBothEngines, type TestApp } from '../../test/harness.ts';
import type { Queries } from '../db/database.ts';
import { decodeCursor, readPage } from './keyset.ts';

type Direction = 'asc' | 'desc';

/** Nine rows: three at each of three instants. */
const rowsIn = (q: Queries) => {
  const rows = Array.from({ length: 9 }, (_, n) => sql`select ${n % 3} as at, ${`id-${n}`} as id`);
  return q.selectFrom(
    sql<{ at: number; id: string }>`(select cast(x.at as integer) as at, cast(x.id as text) as id
      from (${sql.join(rows, sql` union all `)}) as x)`.as('r'),
  );
};

const read = async (app: TestApp, [at, id]: readonly [Direction, Direction], limit: number) => {
  const pages: string[][] = [];
  for (let cursor: string | undefined, go = true; go; ) {
    const page = await readPage(rowsIn(app.db.q).selectAll('r'), { limit, cursor }, [
      ['r.at', at, 'int'],
      ['r.id', id],
    ]);
    pages.push(page.rows.map((row) => `${row.at} ${row.id}`));
    cursor = page.nextCursor ?? undefined;
    go = cursor !== undefined;
  }
  return pages;
};

onBothEngines('a list read page by page', (app) => {
  it.each([
    ['asc', 'asc'],
    ['desc', 'desc'],
    ['asc', 'desc'],
    ['desc', 'asc'],
  ] as const)('holds each row once, in its order: %s, %s', async (...directions) => {
    const [whole = []] = await read(app(), directions, 9);
    const sign = (direction: Direction) => (direction === 'asc' ? 1 : -1);
    expect(whole).toHaveLength(9);
    expect(whole).toEqual(
      whole.toSorted((a, b) => {
        const [[atA = '', idA = ''], [atB = '', idB = '']] = [a.split(' '), b.split(' ')];
        return (
          sign(directions[0]) * (Number(atA) - Number(atB)) || sign(directions[1]) * (idA < idB ? -1 : 1)
        );
      }),
    );
    for (const limit of [1, 2, 3, 4, 8]) {
      const pages = await read(app(), directions, limit);
      expect(pages.flat()).toEqual(whole);
      expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
    }
  });
});

describe('a cursor', () => {
  const REFUSED = expect.objectContaining({ code: 'validation' });
  const written = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');

  it('holds what the last row was sorted by', () => {
    expect(decodeCursor(['int', 'number', 'text', 'flag'], written([5, 0.5, 'a', 1]))).toEqual([
      5,
      0.5,
      'a',
      1,
    ]);
    expect(decodeCursor(['text'], undefined)).toBeNull();
  });

  it.each([
    ['too few values', written([1])],
    ['too many values', written([1, 'a', 'b'])],
    ['a fraction for a whole number', written([1.5, 'a'])],
    ['text for a number', written(['1', 'a'])],
    ['a number for text', written([1, 2])],
    ['no list', written({ 0: 1, 1: 'a', length: 2 })],
    ['the character 0', written([1, 'a\0'])],
    ['no JSON', 'bm8'],
    ['nothing', ''],
  ])('with %s is refused', (_, cursor) => {
    expect(() => decodeCursor(['int', 'text'], cursor)).toThrow(REFUSED);
  });

  it('with anything but 0 and 1 for a flag, or endless numbers, is refused', () => {
    expect(() => decodeCursor(['flag'], written([2]))).toThrow(REFUSED);
    expect(() => decodeCursor(['number'], Buffer.from('[1e999]').toString('base64url'))).toThrow(REFUSED);
  });
});
