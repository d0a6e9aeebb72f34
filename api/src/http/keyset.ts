import { type Expression, type SelectQueryBuilder, type SqlBool, type StringReference, sql } from 'kysely';
import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import { parseJson } from 'mf-shared/json';
import type * as z from 'zod/mini';
import { AppError } from '../base/app-error.ts';
import { holdsNul } from './parse.ts';

type Direction = 'asc' | 'desc';

/** Checks for the values of a column. A cursor with other values is refused. */
const FITS = {
  text: (value: unknown) => typeof value === 'string',
  int: Number.isSafeInteger,
  number: Number.isFinite,
  flag: (value: unknown) => value === 0 || value === 1,
};
type Kind = keyof typeof FITS;
type Values<Kinds extends readonly Kind[]> = {
  readonly [Index in keyof Kinds]: Kinds[Index] extends 'text' ? string : number;
};

/** A column of an order: its name, its direction, and the kind of its values if they are not text. */
type OrderColumn<Name extends string = string> = readonly [name: Name, direction: Direction, kind?: Kind];

type Tail<Name> = Name extends `${string}.${infer Column}` ? Column : Name;
/**
 * Columns whose values a row has under the same name. `mine.match_id as id` names a column that the row has as `id`.
 */
type Ordered<DB, TB extends keyof DB, Row> =
  | { [Name in StringReference<DB, TB>]: Tail<Name> extends keyof Row ? Name : never }[StringReference<
      DB,
      TB
    >]
  | `${StringReference<DB, TB>} as id`;

/** An order of the rows of a query. */
export type OrderOf<DB, TB extends keyof DB, Row> = readonly OrderColumn<Ordered<DB, TB, Row> & string>[];

/**
 * Reads a page of `query` in the order of these columns. The last column must tell any two rows apart. The cursor holds
 * the values of the last row, so that a page costs the same anywhere in the list.
 * @throws `validation` for a cursor that is not ours
 */
export async function readPage<DB, TB extends keyof DB, Row extends object>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { limit, cursor }: z.output<typeof Paging>,
  order: OrderOf<DB, TB, Row>,
): Promise<ListPage<Row>> {
  const after = decodeCursor(
    order.map(([, , kind = 'text']) => kind),
    cursor,
  );
  const rows = await inOrder(query, order, after)
    .limit(limit + 1)
    .execute();
  return cutPage(rows, limit, (row) => valuesOf(order, row));
}

/** The page of a list without rows. */
export const EMPTY_PAGE = { rows: [], nextCursor: null };

/** All rows of `query` in the order of these columns, `size` rows at a time. It may end with an empty page. */
export async function* pagesOf<DB, TB extends keyof DB, Row extends object>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: readonly OrderColumn[],
  size: number,
): AsyncGenerator<readonly Row[]> {
  for (let after: readonly unknown[] | null = null; ; ) {
    const rows: Row[] = await inOrder(query, order, after).limit(size).execute();
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = valuesOf(order, last);
  }
}

/** The sort values of a row. */
const valuesOf = <Row extends object>(order: readonly OrderColumn[], row: Row): unknown[] =>
  order.map(([name]) => row[keyOf(name) as keyof Row]);

/** Sorts the rows and leaves out those up to the row with the values `after`. */
export function inOrder<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: readonly OrderColumn[],
  after: readonly unknown[] | null,
): SelectQueryBuilder<DB, TB, Row> {
  const rest = after ? query.where(isAfter(order, after)) : query;
  return order.reduce((sorted, [name, direction]) => sorted.orderBy(refTo(name), direction), rest);
}

/**
 * Whether a row comes after the row with these values. Ignores values beyond the columns. An index on the columns leads
 * to the first such row.
 */
export function isAfter(order: readonly OrderColumn[], values: readonly unknown[]): Expression<SqlBool> {
  const [[name, direction] = ['', 'asc'], ...others] = order;
  const beyond = sql.raw(direction === 'desc' ? '<' : '>');
  if (order.every((column) => column[1] === direction)) {
    const columns = sql.join(order.map((column) => refTo(column[0])));
    return sql<SqlBool>`(${columns}) ${beyond} (${sql.join(values.slice(0, order.length))})`;
  }
  const [column, value] = [refTo(name), values[0]];
  const further = isAfter(others, values.slice(1));
  return sql<SqlBool>`(${column} ${beyond}= ${value} and (${column} ${beyond} ${value} or ${further}))`;
}

const refTo = (name: string) => sql.ref(name.replace(/ as .*/, ''));
const keyOf = (name: string): string => name.replace(/.* as |.*\./, '');

/** Cuts a page that was read with one extra row; `cursorOf` answers the sort values of its last row. */
export function cutPage<T>(
  rows: readonly T[],
  limit: number,
  cursorOf: (row: T) => readonly unknown[],
): ListPage<T> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: last && rows.length > limit ? encodeCursor(cursorOf(last)) : null };
}

/** The end of a page as opaque text: the sort values of its last row. */
export const encodeCursor = (values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/**
 * The sort values of a cursor, or null for the first page.
 * @throws `validation` for a cursor that is not ours
 */
export function decodeCursor<const Kinds extends readonly Kind[]>(
  kinds: Kinds,
  cursor: string | undefined,
): Values<Kinds> | null {
  if (cursor === undefined) return null;
  const values = readJson(cursor);
  const fits =
    Array.isArray(values) &&
    values.length === kinds.length &&
    kinds.every((kind, index) => FITS[kind](values[index])) &&
    !holdsNul(values);
  if (fits) return values as unknown as Values<Kinds>;
  throw refusedCursor();
}

/** The refusal of a cursor that is not ours. */
export const refusedCursor = () => new AppError('validation', { fields: { cursor: 'Geçersiz sayfa.' } });

function readJson(cursor: string): unknown {
  try {
    return parseJson(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
