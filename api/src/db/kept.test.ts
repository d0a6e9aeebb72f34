import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createUser, createVenue } from '../../test/factories.ts';
import { createTestApp, onBothEngines, type TestApp } from '../../test/harness.ts';
import { compileOnce } from './compile-once.ts';
import { type Database, openDatabase } from './database.ts';
import { keeper } from './kept.ts';

const KEY = 'the names';
const NOW = 1_000_000;

/** Reads something, and counts how often it did. */
function reader(read: (db: Database) => Promise<unknown>, max = 100) {
  const names = keeper<{ read: unknown }>({ max, of: () => 1 });
  let made = 0;
  const give = async (db: Database, key = KEY, now = NOW) => {
    const found = names.find(db, key, now);
    if (found) return found.read;
    const { read: value } = await names.make(db, key, now, async (making) => {
      made += 1;
      making.turns(NOW + 10_000);
      return { read: await read(making.db) };
    });
    return value;
  };
  return { give, made: () => made };
}

const userNames = async ({ q }: Database) =>
  (await q.selectFrom('users').select('full_name').execute()).length;

describe('what was read from a database', () => {
  let app: TestApp;
  let dir: string;
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'topla-kept-'));
    app = await createTestApp('sqlite', { url: join(dir, 'kept.sqlite') });
  });
  afterEach(async () => {
    await app.close();
    rmSync(dir, { recursive: true });
  });

  it('is given again while nobody writes to its tables', async () => {
    const { give, made } = reader(userNames);
    expect(await give(app.db)).toBe(0);
    await createVenue(app);
    expect(await give(app.db)).toBe(0);
    expect(made()).toBe(1);
  });

  it('is read again after a write to one of them', async () => {
    const { give } = reader(userNames);
    await give(app.db);
    const { id } = await createUser(app);
    expect(await give(app.db)).toBe(1);
    await app.db.q.deleteFrom('users').where('id', '=', id).execute();
    expect(await give(app.db)).toBe(0);
  });

  it('is read again after such a write when its query was compiled for an earlier value', async () => {
    const named = compileOnce((q, { name }: { name: string }) =>
      q.selectFrom('users').select('id').where('full_name', '=', name),
    );
    const { give } = reader(async ({ q }) => (await named(q, { name: 'Deniz' })).rows.length);
    expect([await give(app.db, 'one'), await give(app.db, 'two')]).toEqual([0, 0]);
    await createUser(app, { full_name: 'Deniz' });
    expect([await give(app.db, 'one'), await give(app.db, 'two')]).toEqual([1, 1]);
  });

  it('is read again after a write that began while it was read', async () => {
    const { give } = reader(async (db) => {
      const before = await userNames(db);
      await createUser(app);
      return before;
    });
    expect([await give(app.db), await give(app.db)]).toEqual([0, 1]);
  });

  it('is read again after a write of another process', async () => {
    const other = await openDatabase(join(dir, 'kept.sqlite'));
    const { give } = reader(userNames);
    await give(app.db);
    await createUser({ ...app, db: other, ctx: { ...app.ctx, db: other } });
    expect(await give(app.db)).toBe(1);
    await other.close();
  });

  it('is read again after a statement that names no table', async () => {
    const { give, made } = reader(userNames);
    await give(app.db);
    await sql`with old as (select 1) delete from users`.execute(app.db.q);
    await give(app.db);
    expect(made()).toBe(2);
  });

  it('is read again when its rows go with those of another table', async () => {
    const venue = await createVenue(app);
    const pitches = async ({ q }: Database) => (await q.selectFrom('sessions').select('id').execute()).length;
    const { give } = reader(pitches);
    expect(await give(app.db)).toBeGreaterThan(0);
    await app.db.q.deleteFrom('pitches').where('venue_id', '=', venue.id).execute();
    await app.db.q.deleteFrom('venues').where('id', '=', venue.id).execute();
    expect(await give(app.db)).toBe(0);
  });

  it('is read again after a write to a table behind a view, or named in a raw part', async () => {
    const viaView = reader(({ q }) => q.selectFrom('published_players').select('id').execute());
    const viaText = reader(async ({ q }) => (await sql`select id from users`.execute(q)).rows);
    for (const { give } of [viaView, viaText]) await give(app.db);
    await createUser(app);
    for (const { give } of [viaView, viaText]) expect(await give(app.db)).toHaveLength(1);
  });

  it('is read again from the instant that it named, before the time it was read at, and after a minute', async () => {
    const { give, made } = reader(userNames);
    for (const at of [NOW, NOW + 9999, NOW + 10_000, NOW + 9999, NOW + 70_000]) await give(app.db, KEY, at);
    expect(made()).toBe(4);
  });

  it('is forgotten when there is too much of it, the longest unused first', async () => {
    const { give, made } = reader(userNames, 2);
    for (const key of ['a', 'b', 'a', 'c', 'a']) await give(app.db, key);
    expect(made()).toBe(3);
    await give(app.db, 'b');
    expect(made()).toBe(4);
  });

  it('is read without writing', async () => {
    const { give } = reader((db) => db.transact(async () => {}));
    await expect(give(app.db)).rejects.toThrow('writes nothing');
  });
});

onBothEngines('an answer that may be kept', (app, engine) => {
  it('is kept only where the engine can tell when it is old', async () => {
    const { give, made } = reader(userNames);
    for (let n = 0; n < 3; n++) await give(app().db);
    expect(made()).toBe(engine === 'sqlite' ? 1 : 3);
  });
});
