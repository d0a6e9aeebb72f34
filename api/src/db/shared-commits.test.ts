import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Queries } from './database.ts';
import type { Schema } from './schema.ts';
import { SharedCommits } from './shared-commits.ts';
import { SqliteFile } from './sqlite.ts';

let dir: string;
let q: Queries;
let commits: SharedCommits;
/** The statements that ran, and the answers between them. */
let happened: string[];
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'topla-commits-'));
  happened = [];
  q = new Kysely<Schema>({
    dialect: new SqliteFile(join(dir, 'commits.sqlite')).dialect,
    log: ({ query }) => void happened.push(query.sql),
  });
  await sql`create table hours (id text primary key, venue text references hours deferrable initially deferred)`.execute(
    q,
  );
  // However slow this machine is, everybody may join.
  commits = new SharedCommits(q, Number.POSITIVE_INFINITY);
  happened = [];
});
afterEach(async () => {
  await q.destroy();
  rmSync(dir, { recursive: true });
});

const book = (id: string, after: (trx: Queries) => unknown = () => {}, venue: string | null = null) =>
  commits
    .run(async (trx) => {
      await sql`insert into hours values (${id}, ${venue})`.execute(trx);
      await after(trx);
      return id;
    })
    .then(
      (value) => void happened.push(`booked ${value}`),
      (error: Error) => void happened.push(`refused ${id}: ${error.message}`),
    );
const booked = async () =>
  (await sql<{ id: string }>`select id from hours order by id`.execute(q)).rows.map(({ id }) => id);
const times = (statement: string) => happened.filter((one) => one === statement).length;
const refuse = () => {
  throw new Error('no');
};

it('commits those that wait at the same time together, and answers nobody before', async () => {
  await Promise.all(['a', 'b', 'c', 'd'].map((id) => book(id)));
  expect(await booked()).toEqual(['a', 'b', 'c', 'd']);
  expect(times('commit')).toBe(1);
  const answers = happened.findIndex((one) => one.startsWith('booked'));
  expect(answers).toBeGreaterThan(happened.indexOf('commit'));
});

it('lets one that fails leave nothing and take nobody with it', async () => {
  await Promise.all([
    book('a'),
    book('b', refuse),
    book('c', async (trx) => expect(await among(trx)).toEqual(['a', 'c'])),
    book('a'),
  ]);
  expect(await booked()).toEqual(['a', 'c']);
  expect(happened.filter((one) => /^(booked|refused)/.test(one)).map((one) => one.slice(0, 10))).toEqual([
    'booked a',
    'refused b:',
    'booked c',
    'refused a:',
  ]);
  expect(happened.slice(0, happened.indexOf('commit')).join()).not.toMatch(/booked|refused/);
});
const among = async (trx: Queries) =>
  (await sql<{ id: string }>`select id from hours order by id`.execute(trx)).rows.map(({ id }) => id);

it('begins anew after a first one that fails', async () => {
  await Promise.all([book('a', refuse), book('b'), book('c')]);
  expect(await booked()).toEqual(['b', 'c']);
  expect(times('rollback')).toBe(1);
});

it('runs each alone when their commit fails, so that one that cannot be committed harms no other', async () => {
  await Promise.all([book('a'), book('b', () => {}, 'nobody'), book('c')]);
  expect(await booked()).toEqual(['a', 'c']);
  expect(happened.filter((one) => one.startsWith('refused'))).toEqual([
    'refused b: FOREIGN KEY constraint failed',
  ]);
});

it('shows no reader what is not committed', async () => {
  let seen: Promise<string[]> | undefined;
  const peek = () => {
    seen ??= booked().then((ids) => {
      happened.push('read');
      return ids;
    });
  };
  await Promise.all([book('a', peek), book('b')]);
  expect(await seen).toEqual(['a', 'b']);
  expect(happened.indexOf('read')).toBeGreaterThan(happened.indexOf('commit'));
});

it('lets no transaction wait for an endless line of others', async () => {
  let open = true;
  let line = 0;
  const join = (): Promise<void> =>
    open && line++ < 200 ? book(`later ${line}`, () => void join()) : Promise.resolve();
  await book('first', () => void join());
  open = false;
  expect(times('commit')).toBe(1);
  expect(line).toBeLessThan(25);
});
