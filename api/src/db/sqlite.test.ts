import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { SqliteFile } from './sqlite.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'topla-sqlite-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

const tablesOf = (file: BetterSqlite.Database) =>
  file.prepare("select name from sqlite_schema where type = 'table' and name like '%_bookings'").all();

it('leaves nothing of migrations that broke off, so that the next start can go on', async () => {
  const path = join(dir, 'broken.sqlite');
  const file = new BetterSqlite(path);
  // Blocks the second table of a migration.
  file.exec('create table closures (id text)');
  await expect(openDatabase(path)).rejects.toThrow('closures');
  expect(tablesOf(file)).toEqual([]);
  file.exec('drop table closures');
  const db = await openDatabase(path);
  expect(tablesOf(file)).toEqual([{ name: 'phone_bookings' }]);
  await db.close();
  file.close();
});

it('answers a query while the same one is still being read', async () => {
  const dialect = new SqliteFile(':memory:').dialect;
  const query = new Kysely({ dialect }).selectNoFrom(sql`1`.as('one')).compile();
  const driver = dialect.createDriver();
  await driver.init();
  const connection = await driver.acquireConnection();
  const reading = connection.streamQuery(query, 1);
  await reading.next();
  expect((await connection.executeQuery(query)).rows).toEqual([{ one: 1 }]);
  await reading.return?.();
  await driver.destroy();
});

it('plans a statement once, whichever values come', async () => {
  const file = new SqliteFile(':memory:');
  file
    .open()
    .exec("create table a (id text primary key, b text); insert into a values ('1', '2'), ('2', '1')");
  const q = new Kysely<{ a: { id: string; b: string } }>({ dialect: file.dialect });
  // The library builds what makes the rows for each new plan.
  const plans = vi.spyOn(globalThis, 'Function');
  const timesOf = async (run: (id: string) => unknown) => {
    plans.mockClear();
    for (const id of ['1', '2', '1']) await run(id);
    return plans.mock.calls.filter(([code]) => code?.includes('"planned":')).length;
  };
  const joined = q.selectFrom('a').innerJoin('a as other', 'other.id', 'a.b').select('other.id as planned');
  expect(await timesOf((id) => joined.where('a.id', '=', id).execute())).toBe(1);
  const plain = file
    .open()
    .prepare('select other.id as planned from a join a as other on other.id = a.b where a.id = ?');
  expect(await timesOf((id) => plain.all(id))).toBe(3);
  await q.destroy();
});
