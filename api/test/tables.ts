import { sql } from 'kysely';
import type { Database } from '../src/db/database.ts';

/** Any call, even a refused one, updates when a session was last used; that says nothing about the call's effect. */
const NOTED_ANYWAY: Record<string, string> = { sessions: 'last_used_at' };

/** Names of all tables, without views. */
export async function tableNames({ q }: Database): Promise<string[]> {
  const tables = await q.introspection.getTables();
  return tables.filter(({ isView }) => !isView).map(({ name }) => name);
}

/** Every row of every table, to check that a call changed nothing. */
export async function allRows(db: Database): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const name of await tableNames(db)) {
    const { rows: found } = await sql`select * from ${sql.table(name)}`.execute(db.q);
    const counts = (key: string) => key !== NOTED_ANYWAY[name];
    rows[name] = found
      .map((row) => JSON.stringify(row, (key, value: unknown) => (counts(key) ? value : undefined)))
      .sort();
  }
  return rows;
}

/** Table and column of every stored text that contains one of the words. */
export async function placesOf(db: Database, words: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const name of await tableNames(db)) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db.q);
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (typeof value === 'string' && words.some((word) => value.includes(word))) {
          found.add(`${name}.${column}`);
        }
      }
    }
  }
  return [...found];
}
