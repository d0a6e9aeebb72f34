import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver } from 'kysely';

/**
 * Takes the write lock when a transaction begins. SQLite's default takes it at the first write, where a
 * second process could have written in between and the transaction would fail half-way.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #open: () => BetterSqlite.Database;

  constructor(open: () => BetterSqlite.Database) {
    super({ database: async () => open() });
    this.#open = open;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver({ database: async () => this.#open() });
  }
}

/** Dialect on the file at `path`, or in memory; write-ahead log, every commit on disk before it is answered. */
export function sqliteDialect(path: string): SqliteDialect {
  return new ImmediateSqliteDialect(() => {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const database = new BetterSqlite(path, { timeout: 5000 });
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.pragma('cache_size = -65536');
    database.pragma('mmap_size = 268435456');
    return database;
  });
}
