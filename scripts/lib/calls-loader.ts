import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from '@rspack/core';

/** The parts of a row with which a browser sends the call and reads its answer; the rest would bring in schemas. */
const KEPT = new Set(['method', 'path', 'encoding', 'returns']);

/**
 * Turns a module of `mf-shared/contracts/calls` into what browsers need. Node runs it; each export becomes a module of
 * its own with a literal (`venues.ts?showVenue`), so that a page carries only the rows that it uses.
 */
export default async function callsLoader(
  this: Pick<LoaderContext, 'resourcePath' | 'resourceQuery'>,
  source: string,
): Promise<string> {
  // Node keeps imported modules, so an edited one needs another address.
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

/** A row, or each row of a group, without the parts that browsers do not need. */
function slim(value: object): object {
  const isRow = 'path' in value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    isRow ? entries.filter(([name]) => KEPT.has(name)) : entries.map(([name, row]) => [name, slim(row)]),
  );
}
