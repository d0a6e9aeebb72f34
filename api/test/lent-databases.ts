import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, onPostgres } from '../src/db/database.ts';
import { postgresPool } from '../src/db/postgres.ts';
import { SCHEMA_MARK, TEMPLATE } from './databases.ts';

/** Connections to databases of this worker that nobody uses now. */
const idle: pg.Pool[] = [];

/** Creates a PostgreSQL database with the current schema and answers its address. */
export async function createPostgres(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  await admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  await admin.end();
  return `${server}/${name}`;
}

/**
 * Lends a migrated PostgreSQL database without rows. Creating one takes half a second, and a new connection is slow until
 * it knows the tables. So one suite after another uses the same database and connections.
 */
export async function borrowPostgres(onRetry: (error: unknown) => void): Promise<Database> {
  const used = idle.pop();
  const pool = used ?? postgresPool(await createPostgres());
  if (used && !(await empty(used))) {
    await used.end();
    return borrowPostgres(onRetry);
  }
  return onPostgres(lent(pool), onRetry);
}

/**
 * Lends the connections of a pool until their user ends them. Then they go back, and a later query is refused: a test did
 * not wait for it.
 */
function lent(pool: pg.Pool): PostgresPool {
  let isOver = false;
  return {
    options: pool.options,
    connect: async () => {
      if (isOver) throw new Error('The database was given back.');
      return pool.connect();
    },
    end: async () => {
      isOver = true;
      while (pool.idleCount < pool.totalCount) await once(pool, 'release');
      idle.push(pool);
    },
  };
}

/** Deletes what tests wrote. Answers whether the schema is still the one of the migrations. */
async function empty(pool: pg.Pool): Promise<boolean> {
  const { statements, mark } = inject('emptying');
  const { rows } = await pool.query<{ mark: string }>(SCHEMA_MARK);
  if (rows[0]?.mark !== mark) return false;
  await pool.query(statements);
  return true;
}
