import { Preference } from 'mf-shared/contracts/notifications';
import { ShownProfile } from 'mf-shared/contracts/venue-profile';
import { Review } from 'mf-shared/contracts/venues';
import * as z from 'zod/mini';

/** Names of the columns that hold JSON text. */
const LISTS = new Set(['teams', 'working_hours', 'field_ids', 'weekdays']);
/** What a row holds as 0 or 1: whatever the contract shows as true or false, and what no answer shows. */
const FLAGS = new Set(['plays', ...[ShownProfile, Review, Preference].flatMap(flagsOf)]);

type Readable = Record<string, unknown>;

/** A column's name as clients know it: camelCase, and `business` for the venue. */
const camel = (name: string) =>
  name.replace(/^venue_/, 'business_').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A row as the downloaded document shows it: camelCase names, instants as ISO texts, flags as booleans. */
export const readable = (row: object): Readable =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [camel(name), shown(name, value)]));

function flagsOf({ shape }: z.ZodMiniObject): string[] {
  return Object.entries(shape).flatMap(([name, schema]) => (z.safeParse(schema, true).success ? name : []));
}

function shown(name: string, value: unknown): unknown {
  if (value === null) return null;
  if (name.endsWith('_at')) return new Date(Number(value)).toISOString();
  if (LISTS.has(name)) return JSON.parse(String(value)) as unknown;
  return FLAGS.has(camel(name)) ? value === 1 : value;
}
