/** Names of the columns that hold JSON text, and of those that hold flags. */
const LISTS = new Set(['teams', 'working_hours', 'field_ids', 'weekdays']);
const FLAGS = new Set(['verified', 'plays', 'push', 'mail']);

type Readable = Record<string, unknown>;

/** A column's name as clients know it: camelCase, and `business` for the venue. */
const camel = (name: string) =>
  name.replace(/^venue_/, 'business_').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A row as the downloaded document shows it: camelCase names, instants as ISO texts, flags as booleans. */
export const readable = (row: object): Readable =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [camel(name), shown(name, value)]));

function shown(name: string, value: unknown): unknown {
  if (value === null) return null;
  if (name.endsWith('_at')) return new Date(Number(value)).toISOString();
  if (LISTS.has(name)) return JSON.parse(String(value)) as unknown;
  return FLAGS.has(name) ? value === 1 : value;
}
