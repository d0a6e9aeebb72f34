import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isBusy, isContention } from './errors.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { postgresPool } from './postgres.ts';
import type { Schema } from './schema.ts';
import { SharedCommits } from './shared-commits.ts';
import { SqliteFile, STOP_BLOCKING } from './sqlite.ts';
import type { Writes } from './writes.ts';

export type Engine = 'sqlite' | 'postgres';
/** Where a query may run: outside or inside a transaction. */
export type Queries = Kysely<Schema>;

/** Tables whose rows two transactions may both check before they write. */
export type LockedTable =
  | 'users'
  | 'venues'
  | 'pitches'
  | 'reservations'
  | 'subscriptions'
  | 'tournaments'
  | 'matches'
  | 'waiting_entries'
  | 'messages'
  | 'removals'
  | 'payments'
  | 'queue_items'
  | 'answer_templates'
  | 'remote_rollouts'
  | 'announcements'
  | 'alert_limits'
  | 'web_hooks'
  | 'account_views'
  | 'rosters';

/** A running transaction. Inside it use `q` of this object only: SQLite has one connection. */
export type Tx = {
  q: Transaction<Schema>;
  /**
   * Locks the row until the transaction ends. Answers whether others may have written since the transaction began.
   * SQLite runs one writing transaction at a time, so there it does nothing, and nobody else writes.
   */
  lock: (table: LockedTable, id: string) => Promise<boolean>;
  /**
   * Runs `work` as one of the last writes of the transaction, in the order of the calls: for rows that transactions
   * could otherwise lock in different orders.
   */
  beforeCommit: (work: () => Promise<void>) => void;
  /** Runs `effect` once the transaction is committed, never when it fails: pushes, mails, deletion of files. */
  afterCommit: (effect: () => unknown) => void;
};

export type Database = {
  engine: Engine;
  q: Queries;
  /** Runs `work` in one transaction. Runs it again when the database asks for a retry. */
  transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** When tables were last written; null where the engine cannot tell. */
  writes: Writes | null;
  /** The database that this one reads for; what belongs to a database belongs to that one. */
  origin?: Database;
  close: () => Promise<void>;
};

type OnRetry = (error: unknown) => void;

const MAX_TRIES = 8;
const FIRST_PAUSE_MS = 5;
const MAX_PAUSE_MS = 500;
/** How long a transaction waits for another process that holds the lock of the SQLite file. */
const LOCK_PATIENCE_MS = 5000;

/**
 * Opens a database and brings it to the newest schema. `url` is `postgres://…`, the path of an SQLite file, or
 * `:memory:`. `onRetry` is called with the reason when a transaction begins again.
 */
export async function openDatabase(url: string, onRetry: OnRetry = () => {}): Promise<Database> {
  const database = connectDatabase(url, onRetry);
  await migrate(database.q);
  if (database.engine === 'sqlite') await database.q.executeQuery(STOP_BLOCKING);
  return database;
}

/**
 * Opens a database that already has the newest schema. `source` is the `url` of `openDatabase`, or the bytes of an
 * SQLite file, which is then held in memory.
 */
export function connectDatabase(source: string | Buffer, onRetry: OnRetry = () => {}): Database {
  const isPostgres = typeof source === 'string' && /^postgres(ql)?:/.test(source);
  return isPostgres ? onPostgres(postgresPool(source), onRetry) : onSqlite(new SqliteFile(source), onRetry);
}

/** The PostgreSQL database with the newest schema that these connections lead to. */
export function onPostgres(pool: PostgresPool, onRetry: OnRetry): Database {
  const q = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const inTransaction: InTransaction = (work) => q.transaction().execute(work);
  return databaseOf(q, null, { engine: 'postgres', inTransaction, onRetry });
}

function onSqlite({ dialect, writes }: SqliteFile, onRetry: OnRetry): Database {
  const q = new Kysely<Schema>({ dialect });
  const commits = new SharedCommits(q);
  return databaseOf(q, writes, { engine: 'sqlite', inTransaction: (work) => commits.run(work), onRetry });
}

const databaseOf = (q: Queries, writes: Writes | null, opened: Opened): Database => ({
  engine: opened.engine,
  q,
  transact: (work) => transact(opened, work),
  writes,
  close: () => q.destroy(),
});

async function migrate(q: Queries): Promise<void> {
  // Branches take numbers ahead: a database may have run a later one first.
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db: q, provider, allowUnorderedMigrations: true }).migrateToLatest();
  if (error) throw error;
}

type Opened = Pick<Database, 'engine'> & { inTransaction: InTransaction; onRetry: OnRetry };
type InTransaction = <T>(work: (trx: Transaction<Schema>) => Promise<T>) => Promise<T>;

async function transact<T>(
  { inTransaction, engine, onRetry }: Opened,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + LOCK_PATIENCE_MS;
  const whole = async (trx: Transaction<Schema>) => {
    const effects: (() => unknown)[] = [];
    const lastWrites: (() => Promise<void>)[] = [];
    const value = await work({
      q: trx,
      lock: (table, id) => lockRow(trx, engine, table, id),
      beforeCommit: (write) => void lastWrites.push(write),
      afterCommit: (effect) => void effects.push(effect),
    });
    for (const write of lastWrites) await write();
    return { value, effects };
  };
  for (let attempt = 1; ; attempt++) {
    const result = await settled(() => inTransaction(whole));
    if ('value' in result) {
      const { value, effects } = result.value;
      // Outside of the retries: a failed push must not repeat a committed transaction.
      for (const effect of effects) await effect();
      return value;
    }
    const { error } = result;
    const again = isBusy(error) ? performance.now() < deadline : attempt < MAX_TRIES && isContention(error);
    if (!again) throw error;
    onRetry(error);
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
): Promise<boolean> {
  if (engine === 'sqlite') return false;
  // Not the strongest lock: others may still write rows that refer to this row. The strongest lock would deadlock with
  // a transaction that writes such a row half-way and holds what this transaction waits for.
  await trx.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return true;
}
