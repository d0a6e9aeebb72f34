import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/**
 * Takes the write lock when a transaction begins. SQLite's default takes it at the first write, where a
 * second process could have written in between and the transaction would fail half-way.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/**
 * Lets migrations run in one transaction, which the library leaves out: a process that dies in the middle leaves
 * the schema as it was, and of two that start at once the second waits.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #open: () => BetterSqlite.Database;

  constructor(open: () => BetterSqlite.Database) {
    super({ database: async () => open() });
    this.#open = open;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver({ database: async () => this.#open() });
  }
}

/** How long a statement waits for another process that writes; meanwhile this one stands still. */
const BUSY_MS = 1000;

/** Dialect on the file at `path`, or in memory; write-ahead log, every commit on disk before it is answered. */
export function sqliteDialect(path: string): SqliteDialect {
  return new ImmediateSqliteDialect(() => {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const database = new BetterSqlite(path, { timeout: BUSY_MS });
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.pragma('cache_size = -65536');
    database.pragma('mmap_size = 268435456');
    return keepStatements(database);
  });
}

const MAX_STATEMENTS = 500;

/**
 * Prepares each text once: the same few hundred queries run all day, and preparing costs more than most of
 * them. Beyond the limit the oldest is prepared anew.
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
