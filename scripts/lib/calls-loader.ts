import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from '@rspack/core';

/** What a browser needs of a row to send the call and to read its answer; the rest would bring schemas along. */
const KEPT = new Set(['method', 'path', 'encoding', 'returns']);

/**
 * Turns a module of `mf-shared/contracts/calls` into what browsers need of it: it is run in Node, and each of its
 * exports becomes a module of its own with a literal (`venues.ts?showVenue`), so that a page carries the rows which
 * it uses and no others.
 */
export default async function callsLoader(
  this: Pick<LoaderContext, 'resourcePath' | 'resourceQuery'>,
  source: string,
): Promise<string> {
  // An edited module is another one for Node, which keeps what it has imported.
  const version = createHash('sha1').update(source).digest('hex');
  const rows: Record<string, object> = await import(`${pathToFileURL(this.resourcePath)}?${version}`);
  const name = this.resourceQuery.slice(1);
  const row = rows[name];
  if (row) return `export const ${name} = ${JSON.stringify(slim(row))};`;
  const file = basename(this.resourcePath);
  return Object.keys(rows)
    .map((one) => `export { ${one} } from './${file}?${one}';`)
    .join('\n');
}

/** A row, or each of a group of rows, without what browsers do not need. */
function slim(value: object): object {
  const isRow = 'path' in value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    isRow ? entries.filter(([name]) => KEPT.has(name)) : entries.map(([name, row]) => [name, slim(row)]),
  );
}
