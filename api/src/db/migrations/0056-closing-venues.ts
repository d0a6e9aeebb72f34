import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Marks venues whose account is closed while their coming hours are still being ended, piece by piece. */
export const closingVenues: Migration = {
  async up(db) {
    await db.schema.alterTable('businesses').addColumn('closing_since', 'bigint').execute();
    await db.schema
      .createIndex('businesses_closing')
      .on('businesses')
      .column('closing_since')
      .where(sql<boolean>`closing_since is not null`)
      .execute();
  },
};
