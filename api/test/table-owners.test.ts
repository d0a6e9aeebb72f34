import { globSync, readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { connectDatabase } from '../src/db/database.ts';
import { OWNERS, PUBLISHED } from '../src/domains/tables.ts';

const ROOT = new URL('../src/', import.meta.url).pathname;
const QUERY =
  /(?:selectFrom|innerJoin|leftJoin|insertInto|updateTable|deleteFrom)\((?:\s*[\w.]+ === '\w+' \?)?([^)]*)/g;
const VARIABLE = /^\s*\[?\s*[a-z]\w*\b/;
const OTHER = /=== '\w+'|lock\('\w+'/g;
const SQL = /sql(?:<[^`]*>)?`[^`]*`/g;
const RAW = /\b(?:from|join|into|update) ([a-z_]+)/g;
const QUOTED = /'([a-z_]+)(?: as \w+)?'/g;

/**
 * Tables that a source reads or writes. If a query takes the table from a variable, every table name in the source
 * counts. Locks do not count: all code locks, in one order.
 */
function tablesOf(source: string): string[] {
  const queries = [...source.matchAll(QUERY)].map(([, table = '']) => table);
  const raw = [...source.matchAll(SQL)].flatMap(([text]) =>
    [...text.matchAll(RAW)].map(([, name = '']) => name),
  );
  const places = queries.some((table) => VARIABLE.test(table)) ? [source.replaceAll(OTHER, '')] : queries;
  const quoted = places.flatMap((place) => [...place.matchAll(QUOTED)].map(([, name = '']) => name));
  return [...new Set([...quoted, ...raw])].filter((name) => name in OWNERS);
}

const ownersOf = (table: string): readonly string[] => [OWNERS[table as keyof typeof OWNERS]].flat();

/** Files that use a table of others, with the table. */
const foreignUses = (): string[] =>
  globSync('**/*.ts', { cwd: ROOT })
    .filter((file) => !file.includes('.test.') && !file.startsWith('db/'))
    .flatMap((file) => {
      const [top = '', domain = ''] = file.split('/');
      const folder = top === 'domains' ? domain : top;
      const foreign = tablesOf(readFileSync(ROOT + file, 'utf8')).filter(
        (table) => !ownersOf(table).includes(folder),
      );
      return foreign.map((table) => `${file}: ${table}`);
    });

describe('tables', () => {
  it('are read and written by their owners alone', () => {
    expect(foreignUses()).toEqual([]);
  });

  it.each([
    ["q.selectFrom('cells').selectAll()", ['cells']],
    ["q.selectFrom('reviews as r').leftJoin('users as u', 'u.id', 'r.user_id')", ['reviews', 'users']],
    ["q.updateTable(model === 'User' ? 'users' : 'venues')", ['users', 'venues']],
    ["for (const table of ['told', 'cells'] as const) q.deleteFrom(table)", ['told', 'cells']],
    ['sql`exists (select 1 from blocks b join users u on u.id = b.id)`', ['blocks', 'users']],
    ["tx.lock('users', id)", []],
    ["ctx.bus.publish('requests', { event: 'requestChanged' })", []],
  ])('are found in %s', (source, tables) => {
    expect(tablesOf(source)).toEqual(tables);
  });
});

describe('published views', () => {
  it('have an owner, and show nobody an e-mail, a login or the phone of a player', async () => {
    const db = connectDatabase(readFileSync(inject('sqliteFile')));
    const views = (await db.q.introspection.getTables()).filter(({ isView }) => isView);
    await db.close();
    expect(views.map(({ name }) => name)).toEqual(Object.keys(PUBLISHED).sort());
    const columns = views.flatMap((view) => view.columns.map(({ name }) => `${view.name}.${name}`));
    const secret = /\.(?:email|phone|owner_name)|password|token|secret|hash/;
    expect(columns.filter((column) => secret.test(column))).toEqual(['published_venues.phone']);
  });

  it('are read only', () => {
    const writing = /(?:insertInto|updateTable|deleteFrom)\(\s*'published_|(?:into|update) published_/;
    const files = globSync('**/*.ts', { cwd: ROOT });
    expect(files.filter((file) => writing.test(readFileSync(ROOT + file, 'utf8')))).toEqual([]);
  });
});
