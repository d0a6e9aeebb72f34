import type { TestApp } from '../harness.ts';
import { everything, unordered } from './put.ts';

/** Suffix of every mirrored id. */
export const MARK = '-mirrored';
/** Unique values that are not ids. */
const UNIQUE = ['secret', 'endpoint', 'once_key', 'hash', 'invite_hash', 'provider_token', 'request_id'];

type Row = { id?: unknown; turn?: unknown; [column: string]: unknown };

/** Replaces ids everywhere, also in texts with several ids. */
const replacer = (ids: Iterable<string>) => {
  const any = new RegExp(`(?<![\\w-])(${[...ids].join('|')})(?![\\w-])`, 'g');
  return (row: Row): Row => JSON.parse(JSON.stringify(row).replace(any, `$1${MARK}`));
};

/** The ids of `accounts`, of all rows about them, of all rows about those rows, and so on. */
function idsAbout(tables: [string, Row[]][], accounts: readonly string[]): Set<string> {
  const ids = new Set(accounts);
  const rows = tables.flatMap(([, all]) => all).filter((row) => typeof row.id === 'string');
  for (let size = -1; size !== ids.size; ) {
    size = ids.size;
    const mirrored = replacer(ids);
    for (const row of rows) {
      if (JSON.stringify(mirrored(row)) !== JSON.stringify(row)) ids.add(String(row.id));
    }
  }
  return ids;
}

/** The mirrored copy of a row; empty if it concerns none of the mirrored ids. */
function mirrorOf(row: Row, mirrored: (row: Row) => Row): Row[] {
  const copy = mirrored(row);
  if (JSON.stringify(copy) === JSON.stringify(row)) return [];
  for (const name of UNIQUE) if (typeof copy[name] === 'string') copy[name] = `${row[name]}${MARK}`;
  // Places in line are counted for each pitch.
  if (typeof copy.turn === 'number') copy.turn += 1000;
  return [copy];
}

/**
 * Gives each of these accounts a twin. The twin has done everything that its account did, with the twins of the others
 * and with everybody else. What only one may have, such as an hour of a pitch, stays with the account.
 */
export async function mirror(app: TestApp, accounts: readonly string[]): Promise<number> {
  const tables = await everything(app);
  const mirrored = replacer(idsAbout(tables, accounts));
  const copies = tables.flatMap(([name, rows]) =>
    rows.flatMap((row) => mirrorOf(row, mirrored)).map((row) => ({ name, row })),
  );
  await unordered(app, async () => {
    for (const { name, row } of copies) {
      const into = app.db.q.insertInto(name as 'users').orIgnore();
      await into.values(row as never).execute();
    }
  });
  return copies.length;
}
