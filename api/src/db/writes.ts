import type BetterSqlite from 'better-sqlite3';

/** Statements that change no row. */
const CHANGES_NOTHING = /^\s*(?:select|begin|commit|rollback|savepoint|release|pragma|explain)\b/i;
/** Statements that write one table, and delete nothing. */
const WRITES_ONE = /^\s*(?:insert\s+into|update)\s+"?(\w+)"?/i;
const DELETES_FROM = /^\s*delete\s+from\s+"?(\w+)"?/i;

type Shape = {
  /** Each table, and each view with the tables that it reads. */
  tablesOf: ReadonlyMap<string, readonly string[]>;
  /** Each table whose rows go with a row of another one, with all that go with it in turn. */
  goneWith: ReadonlyMap<string, readonly string[]>;
};

/**
 * When each table of an SQLite file was last written, so that an answer made from some tables can be given again until
 * one of them is. It counts the statements of this process before they run, and learns from SQLite itself whether
 * another process wrote. Asking costs about a microsecond.
 */
export class Writes {
  readonly #open: () => BetterSqlite.Database;
  #dataVersion: BetterSqlite.Statement | undefined;
  #seenVersion: unknown;
  #count = 0;
  /** The count at which everything may have changed: writes of others, and of statements that name no table. */
  #all = 0;
  readonly #lastOf = new Map<string, number>();
  #shape: Shape | undefined;

  constructor(open: () => BetterSqlite.Database) {
    this.#open = open;
  }

  /** Takes note of a statement. Call it right before the statement runs. */
  note(statement: string): void {
    if (CHANGES_NOTHING.test(statement)) return;
    this.#count += 1;
    const written = WRITES_ONE.exec(statement)?.[1];
    const deleted = DELETES_FROM.exec(statement)?.[1];
    const table = written ?? deleted;
    if (table === undefined) {
      // It may also change the schema.
      this.#shape = undefined;
      this.#all = this.#count;
      return;
    }
    this.#lastOf.set(table, this.#count);
    if (deleted !== undefined)
      for (const gone of this.#learn().goneWith.get(deleted) ?? []) this.#lastOf.set(gone, this.#count);
  }

  /** How many writes there were until now. Ask before the first read of an answer. */
  count(): number {
    this.#dataVersion ??= this.#open().prepare('pragma data_version').pluck();
    const version = this.#dataVersion.get();
    if (version !== this.#seenVersion) {
      this.#seenVersion = version;
      this.#count += 1;
      this.#all = this.#count;
    }
    return this.#count;
  }

  /** Whether one of the tables was written since that count. Ask for the present count just before. */
  changedSince(count: number, tables: readonly string[]): boolean {
    return this.#all > count || tables.some((table) => (this.#lastOf.get(table) ?? 0) > count);
  }

  /** The tables behind names that a query holds: of tables and views, among names of other things. */
  tablesAmong(names: Iterable<string>): string[] {
    const { tablesOf } = this.#learn();
    return [...new Set([...names].flatMap((name) => tablesOf.get(name) ?? []))];
  }

  #learn(): Shape {
    this.#shape ??= shapeOf(this.#open());
    return this.#shape;
  }
}

type Named = { name: string; type: string; sql: string | null };

function shapeOf(database: BetterSqlite.Database): Shape {
  const named = database.prepare('select name, type, sql from sqlite_schema').all() as Named[];
  const tables = new Set(named.filter(({ type }) => type === 'table').map(({ name }) => name));
  const views = new Map(
    named.filter(({ type }) => type === 'view').map(({ name, sql }) => [name, sql ?? '']),
  );
  const behind = (name: string): string[] => {
    if (tables.has(name)) return [name];
    const words: string[] = views.get(name)?.match(/\w+/g) ?? [];
    return [...new Set(words)].filter((word) => word !== name).flatMap(behind);
  };
  const tablesOf = new Map([...tables, ...views.keys()].map((name) => [name, [...new Set(behind(name))]]));
  return { tablesOf, goneWith: goneWith(database) };
}

function goneWith(database: BetterSqlite.Database): Map<string, string[]> {
  const links = database
    .prepare(
      `select m.name as child, f."table" as parent from sqlite_schema m, pragma_foreign_key_list(m.name) f
       where m.type = 'table' and f.on_delete in ('CASCADE', 'SET NULL', 'SET DEFAULT')`,
    )
    .all() as { child: string; parent: string }[];
  const reached = (parent: string, seen: Set<string>): Set<string> => {
    for (const link of links) {
      if (link.parent !== parent || seen.has(link.child)) continue;
      seen.add(link.child);
      reached(link.child, seen);
    }
    return seen;
  };
  return new Map(links.map(({ parent }) => [parent, [...reached(parent, new Set())]]));
}
