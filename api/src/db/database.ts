import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isContention } from './errors.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Engine = 'sqlite' | 'postgres';
/** Where a query may run: outside or inside a transaction. */
export type Queries = Kysely<Schema>;

/** Tables whose rows two transactions may both want to check before they write. */
type LockedTable =
  | 'users'
  | 'businesses'
  | 'pitches'
  | 'reservations'
  | 'subscriptions'
  | 'tournaments'
  | 'waiting_entries';

/** A running transaction. Inside it use `q` of this object only: SQLite has one connection. */
export type Tx = {
  q: Transaction<Schema>;
  /**
   * Makes others wait who lock the same row, until the transaction ends. SQLite transactions exclude
   * one another anyway, so there it does nothing.
   */
  lock: (table: LockedTable, id: string) => Promise<void>;
  /** Runs once the transaction is durable, never when it fails: pushes, mails, deletion of files. */
  afterCommit: (effect: () => unknown) => void;
};

export type Database = {
  engine: Engine;
  q: Queries;
  /** Runs `work` in one transaction, again when the database asks for another try. */
  transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

const MAX_TRIES = 8;
const FIRST_PAUSE_MS = 5;
const MAX_PAUSE_MS = 500;

/**
 * Opens a database and brings it to the newest schema. `url` is `postgres://…`, the path of an SQLite
 * file, or `:memory:`.
 */
export async function openDatabase(url: string): Promise<Database> {
  const engine: Engine = /^postgres(ql)?:/.test(url) ? 'postgres' : 'sqlite';
  const q = new Kysely<Schema>({
    dialect: engine === 'postgres' ? postgresDialect(url) : sqliteDialect(url),
  });
  await migrate(q);
  return { engine, q, transact: (work) => transact(q, engine, work), close: () => q.destroy() };
}

async function migrate(q: Queries): Promise<void> {
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db: q, provider }).migrateToLatest();
  if (error) throw error;
}

async function transact<T>(q: Queries, engine: Engine, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const effects: (() => unknown)[] = [];
    const tx = (trx: Transaction<Schema>): Tx => ({
      q: trx,
      lock: (table, id) => lockRow(trx, engine, table, id),
      afterCommit: (effect) => void effects.push(effect),
    });
    const result = await settled(() => q.transaction().execute((trx) => work(tx(trx))));
    if ('value' in result) {
      // Outside of the tries: what was committed is never done again because a push failed.
      for (const effect of effects) await effect();
      return result.value;
    }
    if (attempt === MAX_TRIES || !isContention(result.error)) throw result.error;
    await sleep(Math.random() * Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt));
  }
}

const settled = <T>(work: () => Promise<T>): Promise<{ value: T } | { error: unknown }> =>
  work().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );

async function lockRow(
  trx: Transaction<Schema>,
  engine: Engine,
  table: LockedTable,
  id: string,
): Promise<void> {
  if (engine === 'sqlite') return;
  // Not the strongest lock: rows that only refer to this one may still be written, and nobody who does so in the
  // middle of a transaction meets another who holds this row and waits for theirs.
  await trx.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
