import BetterSqlite from 'better-sqlite3';

/** How often a statement is looked at: a status that comes later may be the one of an index. */
const LOOKS = 3;

const EXPLAIN = /^explain\b/;

const looks = new Map<string, number>();
const missed: string[] = [];

/** The partial indexes that SQLite's plan of a statement uses. */
function partialIndexes(database: BetterSqlite.Database, statement: string, values: unknown[]): string[] {
  const steps = original.call(database, `explain query plan ${statement}`).all(values);
  const used = (steps as { detail: string }[]).flatMap(
    ({ detail }) => /^SEARCH .* INDEX (\w+)/.exec(detail)?.[1] ?? [],
  );
  const isPartial = original.call(
    database,
    "select 1 from sqlite_schema where name = ? and sql like '% where %'",
  );
  return used.filter((index) => isPartial.get(index));
}

/** Notes a statement that would use a partial index if the planner saw the values of its parameters. */
function look(database: BetterSqlite.Database, statement: string, values: unknown): void {
  const seen = looks.get(statement) ?? 0;
  if (seen >= LOOKS || !Array.isArray(values) || !statement.includes('= +?') || EXPLAIN.test(statement))
    return;
  looks.set(statement, seen + 1);
  const used = partialIndexes(database, statement, values);
  const wanted = partialIndexes(database, statement.replaceAll('+?', '?'), values);
  for (const index of wanted) if (!used.includes(index)) missed.push(`${index}: ${statement}`);
}

const original = BetterSqlite.prototype.prepare;
BetterSqlite.prototype.prepare = function (this: BetterSqlite.Database, text: string) {
  const statement = original.call(this, text);
  for (const how of ['all', 'run'] as const) {
    const run = statement[how].bind(statement) as (...values: unknown[]) => unknown;
    statement[how] = ((...values: unknown[]) => {
      look(this, text, values[0]);
      return run(...values);
    }) as never;
  }
  return statement;
} as typeof original;

/**
 * Answers the statements since the last call that miss a partial index. SQLite plans without the values of parameters, so
 * a statement says the status of a partial index with `sql.lit`.
 */
export const missedIndexes = (): string[] => missed.splice(0);
