import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './database.ts';

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
  // In the way of the second table of a migration.
  file.exec('create table closures (id text)');
  await expect(openDatabase(path)).rejects.toThrow('closures');
  expect(tablesOf(file)).toEqual([]);
  file.exec('drop table closures');
  const db = await openDatabase(path);
  expect(tablesOf(file)).toEqual([{ name: 'phone_bookings' }]);
  await db.close();
  file.close();
});
