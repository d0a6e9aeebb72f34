import { chmodSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryCompiler,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
} from 'kysely';
import { breatheWhenLong } from '../base/breathe.ts';
import { makeFolder } from '../base/make-folder.ts';
import { isBusy } from './errors.ts';
import { Writes } from './writes.ts';

/** How long a write outside a transaction waits for the lock of another process. */
const WRITE_PATIENCE_MS = 1000;
const RETRY_MS = 25;

/**
 * Takes the write lock when a transaction begins. By default SQLite takes it at the first write. A second process could
 * write before that, and the transaction would fail half-way.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: () => BetterSqlite.Database;
  readonly #writes: Writes;
  #connection: DatabaseConnection | undefined;

  constructor({ open, writes }: SqliteFile) {
    super({ database: async () => open() });
    this.#database = open;
    this.#writes = writes;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= patient(await super.acquireConnection(), this.#database(), this.#writes);
    return this.#connection;
  }

  /** Fails at once while another process holds the lock. `transact` waits without holding the connection. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(BEGIN);
  }

  /** A full disk ends the transaction by itself. A second end would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database().inTransaction) await super.rollbackTransaction(connection);
  }
}

const BEGIN = CompiledQuery.raw('begin immediate');

/**
 * Lets other work run between statements: SQLite answers at once, and a kept promise yields to nobody. Retries a single
 * write while another process holds the file's lock: SQLite's own waiting (`busy_timeout`) would block the event loop.
 */
function patient(
  connection: DatabaseConnection,
  database: BetterSqlite.Database,
  writes: Writes,
): DatabaseConnection {
  return {
    streamQuery: (...args) => connection.streamQuery(...args),
    async executeQuery(query, ...rest) {
      const breath = breatheWhenLong();
      if (breath) await breath;
      const deadline = performance.now() + WRITE_PATIENCE_MS;
      for (;;) {
        try {
          writes.note(query.sql);
          return await connection.executeQuery(query, ...rest);
        } catch (error) {
          const waits = isBusy(error) && !database.inTransaction && query !== BEGIN;
          if (!waits || performance.now() > deadline) throw error;
        }
        await sleep(RETRY_MS);
      }
    },
  };
}

/**
 * Runs migrations in one transaction, which the library leaves out. When a process dies half-way, the schema stays as
 * it was. When two start at once, the second waits.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Lets SQLite plan a statement once. It reads some values while it plans, and plans anew whenever they are bound again,
 * which is at every run. It does not read the value of an expression.
 */
class SteadyPlanCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: async () => file.open() });
    this.#file = file;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }

  override createQueryCompiler(): QueryCompiler {
    return new SteadyPlanCompiler();
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#file);
  }
}

/**
 * How long opening and migrating wait for another process that does the same. This blocks the event loop, which
 * disturbs nobody before the server listens.
 */
const START_BUSY_MS = 10_000;

/** Ends SQLite's own waiting. Run it once the database is open. */
export const STOP_BLOCKING = CompiledQuery.raw('pragma busy_timeout = 0');

/** An SQLite file, or a database in memory: its dialect, and when its tables were written. */
export class SqliteFile {
  readonly #source: string | Buffer;
  #database: BetterSqlite.Database | undefined;
  readonly writes = new Writes(() => this.open());
  readonly dialect: SqliteDialect = new ImmediateSqliteDialect(this);

  /** On a path, in memory (`:memory:`), or in memory from the bytes of a file. */
  constructor(source: string | Buffer) {
    this.#source = source;
  }

  /**
   * Opens the file at the first call. It uses a write-ahead log; every commit is on disk before it is answered. Only the
   * server's own user may read the file.
   */
  readonly open = (): BetterSqlite.Database => (this.#database ??= openFile(this.#source));
}

function openFile(source: string | Buffer): BetterSqlite.Database {
  const path = typeof source === 'string' && source !== ':memory:' ? source : null;
  if (path) makeFolder(dirname(path));
  const database = new BetterSqlite(source, { timeout: START_BUSY_MS });
  if (path) chmodSync(path, 0o600);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('cache_size = -65536');
  database.pragma('mmap_size = 268435456');
  return keepStatements(database);
}

const MAX_STATEMENTS = 500;

/**
 * Prepares each text once: the same few hundred queries run all day, and preparing most of them costs more than running
 * them. Beyond the limit it drops the oldest.
 */
function keepStatements(database: BetterSqlite.Database): BetterSqlite.Database {
  const kept = new Map<string, BetterSqlite.Statement>();
  const prepare = database.prepare.bind(database);
  database.prepare = ((sql: string) => {
    const known = kept.get(sql);
    if (known && !known.busy) return known;
    const statement = prepare(sql);
    if (kept.size >= MAX_STATEMENTS) kept.delete(kept.keys().next().value ?? '');
    kept.set(sql, statement);
    return statement;
  }) as typeof database.prepare;
  return database;
}
