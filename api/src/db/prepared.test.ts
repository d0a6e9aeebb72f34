import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPostgres } from '../../test/lent-databases.ts';
import { connectDatabase, type Database } from './database.ts';

let url: string;
let db: Database;
let retries: unknown[];
beforeAll(async () => {
  url = await createPostgres();
});
beforeEach(() => {
  retries = [];
  db = connectDatabase(url, (error) => void retries.push(error));
});
afterEach(() => db.close());

/** How often this connection ran the prepared statement with that text. */
async function runsOf(text: string): Promise<number[]> {
  const { rows } = await sql<{ runs: number }>`
    select generic_plans + custom_plans as runs from pg_prepared_statements where statement like ${`${text}%`}
  `.execute(db.q);
  return rows.map(({ runs }) => runs);
}

const alarms = (q = db.q) =>
  q.selectFrom('release_alarms').selectAll().where('remote', '=', 'none').execute();
const addColumn = (name: string) =>
  db.q.schema.alterTable('release_alarms').addColumn(name, 'integer').execute();

it('prepares a statement once on a connection, whatever its parameters are', async () => {
  for (const id of ['a', 'b', 'c'])
    await db.q.selectFrom('venues').select('id').where('id', '=', id).execute();
  expect(await runsOf('select "id" from "venues"')).toEqual([3]);
});

it('asks again after another server’s migration changed the table', async () => {
  expect(await alarms()).toEqual([]);
  await addColumn('one');
  expect(await alarms()).toEqual([]);
  await addColumn('two');
  const within = db.transact((tx) => alarms(tx.q));
  expect(await within).toEqual([]);
  expect(retries).toHaveLength(1);
});

it('keeps no more than 500 statements', async () => {
  for (let n = 0; n < 600; n++) await sql`select ${sql.raw(String(n))}, ${n}::integer`.execute(db.q);
  const { rows } = await sql<{ kept: number }>`select count(*) as kept from pg_prepared_statements`.execute(
    db.q,
  );
  expect(rows[0]?.kept).toBeLessThanOrEqual(500);
});
