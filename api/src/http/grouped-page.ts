import type { SelectQueryBuilder } from 'kysely';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import { cutPage, decodeCursor, inOrder } from './keyset.ts';

type Key = { id: string; at: number };

/** A part of a list. Each of its queries is one range of an index. */
type Group<DB, TB extends keyof DB> = {
  column: string;
  direction: 'asc' | 'desc';
  queries: readonly SelectQueryBuilder<DB, TB, Key>[];
};

/** A group with the newest first. The queries select `id`, and `created_at` as `at`. */
export const newestFirst = <DB, TB extends keyof DB>(queries: Group<DB, TB>['queries']): Group<DB, TB> => ({
  ...{ column: 'created_at', direction: 'desc', queries },
});

/** A group of hours with the soonest first. The queries select `id`, and `starts_at` as `at`. */
export const soonestFirst = <DB, TB extends keyof DB>(queries: Group<DB, TB>['queries']): Group<DB, TB> => ({
  ...{ column: 'starts_at', direction: 'asc', queries },
});

/**
 * Reads a page of a list whose groups follow one another: the ids in order, and the cursor of the next page. Reads only
 * the groups that the page reaches.
 * @throws `validation` for a cursor that is not ours
 */
export async function readGroups<DB, TB extends keyof DB>(
  groups: readonly Group<DB, TB>[],
  { limit, cursor }: z.output<typeof Paging>,
): Promise<{ ids: string[]; nextCursor: string | null }> {
  const start = decodeCursor(['int', 'int', 'text'], cursor);
  const keys: (Key & { index: number })[] = [];
  for (const [index, group] of groups.entries()) {
    if (keys.length > limit || (start && index < start[0])) continue;
    const after = start?.[0] === index ? start.slice(1) : null;
    const rows = await readGroup(group, after, limit + 1 - keys.length);
    keys.push(...rows.map((row) => ({ ...row, index })));
  }
  const { rows, nextCursor } = cutPage(keys, limit, ({ index, at, id }) => [index, at, id]);
  return { ids: rows.map(({ id }) => id), nextCursor };
}

/** The first rows of a group after these values, merged from its queries. */
async function readGroup<DB, TB extends keyof DB>(
  { column, direction, queries }: Group<DB, TB>,
  after: readonly unknown[] | null,
  limit: number,
): Promise<Key[]> {
  const order = [
    [column, direction],
    ['id', direction],
  ] as const;
  const lists = await Promise.all(
    queries.map((query) => inOrder(query, order, after).limit(limit).execute()),
  );
  const sign = direction === 'asc' ? 1 : -1;
  return lists
    .flat()
    .sort((a, b) => sign * (a.at - b.at || (a.id < b.id ? -1 : 1)))
    .slice(0, limit);
}
