import { type Kysely, sql } from 'kysely';
import { createUser } from './factories.ts';
import type { TestApp } from './harness.ts';

/** The columns of text of every table. */
export async function textColumns(app: TestApp): Promise<[table: string, column: string][]> {
  const q = app.db.q as unknown as Kysely<never>;
  const tables = (await q.introspection.getTables()).filter(({ isView }) => !isView);
  return tables.flatMap(({ name, columns }) =>
    columns
      .filter(({ dataType }) => /text|char/i.test(dataType))
      .map((column): [string, string] => [name, column.name]),
  );
}

/** The columns in which a row holds exactly one of these values, as `table.column`. */
export async function columnsWith(app: TestApp, values: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [table, column] of await textColumns(app)) {
    const { rows } = await sql<{ n: number | string }>`select count(*) as n from ${sql.table(table)}
      where ${sql.ref(column)} in (${sql.join(values)})`.execute(app.db.q);
    if (Number(rows[0]?.n) > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** Merges one player's account into another one as a new admin would, with the preview before. */
export async function merged(app: TestApp, admin: { token: string }, from: string, into: string) {
  const path = `/api/admin/players/${from}/merge`;
  const { token } = admin;
  type Preview = {
    version: string;
    from: { name: string };
    parts: { part: string; moved: number; dropped: number }[];
  };
  const preview = await app.call<Preview>('get', `${path}?into=${into}`, { token });
  const { version, from: { name } = { name: '' } } = preview.body;
  const json = { into, version, name, reason: 'Aynı kişi' };
  return { preview, done: await app.call<{ message: string; code?: string }>('post', path, { token, json }) };
}

/** The same, when it must succeed. Answers the counts that the preview named, by part. */
export async function mergedParts(app: TestApp, from: { id: string }, into: { id: string }) {
  const admin = await createUser(app, { role: 'admin' });
  const { preview, done } = await merged(app, admin, from.id, into.id);
  if (done.status !== 200) throw new Error(`merge: ${done.status} ${done.body.message}`);
  return Object.fromEntries(preview.body.parts.map(({ part, ...counts }) => [part, counts]));
}
