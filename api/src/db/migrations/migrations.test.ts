import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, it } from 'vitest';
import { MIGRATIONS } from './index.ts';

const ENGINES = {
  sqlite: [() => new SqliteAdapter(), () => new SqliteQueryCompiler()],
  postgres: [() => new PostgresAdapter(), () => new PostgresQueryCompiler()],
} as const;

/** A checksum of a migration's statements on an engine. */
async function checksum(migration: Migration, engine: keyof typeof ENGINES): Promise<string> {
  const [createAdapter, createQueryCompiler] = ENGINES[engine];
  const hash = createHash('sha256');
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter,
      createQueryCompiler,
      createDriver: () => new DummyDriver(),
      createIntrospector: (q) => new SqliteIntrospector(q),
    },
    log: ({ query }) => void hash.update(`${query.sql}\n`),
  });
  await migration.up(db);
  return hash.digest('hex').slice(0, 16);
}

it('have numbers of their own, in the order in which they are written', () => {
  const numbers = Object.keys(MIGRATIONS).map((name) => /^(\d{4})-[a-z-]+$/.exec(name)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(numbers).toEqual([...new Set(numbers)].toSorted());
});

it('are never changed once they are written: a database that ran one does not run it again', async () => {
  const sums = Object.entries(MIGRATIONS).map(async ([name, migration]) => [
    name,
    await checksum(migration, 'sqlite'),
    await checksum(migration, 'postgres'),
  ]);
  expect(await Promise.all(sums)).toMatchSnapshot();
});
