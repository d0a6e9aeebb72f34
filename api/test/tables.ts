import { sql } from 'kysely';
import type { Database } from '../src/db/database.ts';

/** Every row of every table, for the claim that a call has changed nothing. */
export async function allRows({ q }: Database): Promise<Record<string, string[]>> {
  const tables = await q.introspection.getTables();
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows: found } = await sql`select * from ${sql.table(name)}`.execute(q);
    rows[name] = found.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}
