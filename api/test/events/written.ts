import { sql } from 'kysely';
import { formatClock } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import type { Database } from '../../src/db/database.ts';
import { tableNames } from '../tables.ts';

type Value = string | number | null;
type Row = Record<string, Value>;
/** Rows by table, each under its identifying key. */
type Rows = Map<string, Map<string, Row>>;

/** A place in the audit log, and the number of an invoice. */
const COUNTED: ReadonlySet<string> = new Set(['position', 'number', 'last_number']);
/** The end of the audit log changes with every entry. */
const HEAD = 'audit_head';
/** Columns that differ in each run, or only say that somebody called. */
const UNSAID = /^code$|hash|secret|totp_pending|token|last_used_at|^expire$|endpoint|p256dh|^auth$/;
/** Of more rows of one table, only the first and last are shown. */
const FEW = 4;
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** A reader of all rows of an SQLite database. */
export async function rowReader(db: Database): Promise<() => Promise<Rows>> {
  const keys = new Map<string, string[]>();
  for (const name of (await tableNames(db)).filter((table) => table !== HEAD)) {
    const { rows } = await sql<{ name: string }>`
      select name from pragma_table_info(${name}) where pk > 0 order by pk`.execute(db.q);
    keys.set(
      name,
      rows.map((column) => column.name),
    );
  }
  return async () => {
    const all: Rows = new Map();
    for (const [table, columns] of keys) {
      const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db.q);
      all.set(table, new Map(rows.map((row) => [columns.map((name) => row[name]).join(' '), row])));
    }
    return all;
  };
}

/** Inserted (`+`), deleted (`-`) and changed (`~`) rows in words; `nameOf` names the people and pitches of a scene. */
export function writtenBetween(
  before: Rows,
  after: Rows,
  nameOf: (id: string) => string | undefined,
  now: number,
): string {
  const tableOf = new Map<string, string>();
  for (const rows of [before, after]) {
    for (const [table, found] of rows) for (const key of found.keys()) tableOf.set(key, table);
  }
  const say = (column: string, value: Value | undefined): string => {
    // Numbers that depend on what came before.
    if (COUNTED.has(column) && typeof value === 'number') return '…';
    if (typeof value === 'number' && value > 1e12) return said(value, now);
    if (typeof value !== 'string') return String(value);
    if (UNSAID.test(column)) return '…';
    return named(value);
  };
  const named = (text: string) => text.replace(ID, (id) => nameOf(id) ?? `<${tableOf.get(id) ?? 'id'}>`);
  const whole = (row: Row) =>
    Object.entries(row)
      .map(([column, value]) => `${column} ${say(column, value)}`)
      .join(' | ');
  const lines: string[] = [];
  for (const [table, rows] of after) {
    const old = before.get(table) ?? new Map<string, Row>();
    const came = [...rows].filter(([key]) => !old.has(key)).map(([, row]) => `+ ${whole(row)}`);
    const went = [...old].filter(([key]) => !rows.has(key)).map(([, row]) => `- ${whole(row)}`);
    const changed = [...rows].flatMap(([key, row]) => {
      const was = old.get(key);
      const columns = Object.keys(row).filter(
        (name) => was && was[name] !== row[name] && !/last_used_at/.test(name),
      );
      if (!was || columns.length === 0) return [];
      const words = columns.map((name) => `${name} ${say(name, was[name])} → ${say(name, row[name])}`);
      return [`~ ${named(key)}: ${words.join(' | ')}`];
    });
    for (const some of [came, went, changed]) {
      lines.push(...few(some.toSorted()).map((line) => `${table} ${line}`));
    }
  }
  return lines.join('\n');
}

const few = (lines: readonly string[]): string[] =>
  lines.length <= FEW ? [...lines] : [`(${lines.length}) ${lines[0]}`, `… ${lines.at(-1)}`];

function said(instant: number, now: number): string {
  if (instant === now) return 'now';
  return `${istanbulDate(instant)} ${formatClock(instant)}`;
}
