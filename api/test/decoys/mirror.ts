import type { TestApp } from '../harness.ts';
import { everything, unordered } from './put.ts';

/** What every mirrored id ends with. */
export const MARK = '-mirrored';
/** Values that only one row may have, which are nobody's id. */
const UNIQUE = ['secret', 'endpoint', 'once_key', 'hash', 'invite_hash', 'provider_token', 'request_id'];

type Row = { id?: unknown; turn?: unknown; [column: string]: unknown };

/** Replaces ids wherever they stand, in texts of several ids too. */
const replacer = (ids: Iterable<string>) => {
  const any = new RegExp(`(?<![\\w-])(${[...ids].join('|')})(?![\\w-])`, 'g');
  return (row: Row): Row => JSON.parse(JSON.stringify(row).replace(any, `$1${MARK}`));
};

/** The ids of `accounts`, and of every row that is about one of them, of a row about such a row and so on. */
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

/** A copy of a row between the mirrored, if it is about any of them. */
function mirrorOf(row: Row, mirrored: (row: Row) => Row): Row[] {
  const copy = mirrored(row);
  if (JSON.stringify(copy) === JSON.stringify(row)) return [];
  for (const name of UNIQUE) if (typeof copy[name] === 'string') copy[name] = `${row[name]}${MARK}`;
  // Places in line are counted by the pitch.
  if (typeof copy.turn === 'number') copy.turn += 1000;
  return [copy];
}

/**
 * Gives these accounts a twin each, who has done all that the account has done, with the twins of the others of them
 * and with everybody else. What only one may have, such as an hour of a pitch, stays with the first.
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
