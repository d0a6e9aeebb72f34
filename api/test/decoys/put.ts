import { type Insertable, sql } from 'kysely';
import type { Tables } from '../../src/db/schema.ts';
import type { TestApp } from '../harness.ts';
import { tableNames } from '../tables.ts';

export type Table = keyof Tables;
export type RowOf<T extends Table> = Insertable<Tables[T]>;

/** Writes rows unchanged. */
export async function put<T extends Table>(app: TestApp, table: T, ...rows: RowOf<T>[]): Promise<void> {
  for (const row of rows) {
    await app.db.q
      .insertInto(table)
      .values(row as never)
      .execute();
  }
}

/** All rows of a table, unchanged. */
export async function rowsOf(app: TestApp, table: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(app.db.q);
  return rows;
}

/** Writes a copy of an existing row with the values of `other`. */
export async function like<T extends Table>(
  app: TestApp,
  table: T,
  id: string,
  other: Partial<RowOf<T>>,
): Promise<void> {
  const row = (await rowsOf(app, table)).find(({ id: own }) => own === id);
  if (!row) throw new Error(`${table} has no ${id}`);
  await put(app, table, { ...row, ...other } as RowOf<T>);
}

/** The rows of all tables. */
export async function everything(app: TestApp): Promise<[string, Record<string, unknown>[]][]> {
  const tables = await tableNames(app.db);
  return Promise.all(
    tables.map(async (name): Promise<[string, Record<string, unknown>[]]> => [name, await rowsOf(app, name)]),
  );
}

/** Works on rows in any order. */
export async function unordered(app: TestApp, work: () => Promise<void>): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(app.db.q);
  await work();
  await sql`pragma foreign_keys = on`.execute(app.db.q);
}

/** The audit log, which refuses to forget. */
const isLog = (table: string) => table.startsWith('audit_');

/** Saves all rows but the audit log; the returned function restores them. */
export async function remember(app: TestApp): Promise<() => Promise<void>> {
  const kept = (await everything(app)).filter(([table]) => !isLog(table));
  return () =>
    unordered(app, async () => {
      for (const [name, rows] of kept) {
        await sql`delete from ${sql.table(name)}`.execute(app.db.q);
        await put(app, name as Table, ...(rows as never[]));
      }
    });
}
