import { type Insertable, sql } from 'kysely';
import type { Schema } from '../../src/db/schema.ts';
import type { TestApp } from '../harness.ts';

export type Table = keyof Schema;
export type RowOf<T extends Table> = Insertable<Schema[T]>;

/** Writes rows as they are. */
export async function put<T extends Table>(app: TestApp, table: T, ...rows: RowOf<T>[]): Promise<void> {
  for (const row of rows) {
    await app.db.q
      .insertInto(table)
      .values(row as never)
      .execute();
  }
}

/** All rows of a table, as they are. */
export async function rowsOf(app: TestApp, table: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(app.db.q);
  return rows;
}

/** Writes a row like one that is there, but for what `other` says. */
export async function like<T extends Table>(
  app: TestApp,
  table: T,
  id: string,
  other: Partial<RowOf<T>>,
): Promise<void> {
  const row = (await rowsOf(app, table)).find((one) => one['id'] === id);
  if (!row) throw new Error(`${table} has no ${id}`);
  await put(app, table, { ...row, ...other } as RowOf<T>);
}
