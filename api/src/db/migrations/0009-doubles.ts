import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  'create index venues_by_name on venues (name_folded)',
  'create index venues_by_place on venues (lat, lng)',
];

/** What finds venues that may be the same as another one. */
export const doubles: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
