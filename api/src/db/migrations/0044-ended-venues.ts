import type { Migration } from 'kysely/migration';

const COLUMNS = [
  ['rejected_at', 'bigint'],
  ['reject_reason', 'text'],
  ['closed_at', 'bigint'],
] as const;

/** Venues that an admin rejected, with the reason, and those whose owner closed the account. */
export const endedVenues: Migration = {
  async up(db) {
    for (const [name, type] of COLUMNS) {
      await db.schema.alterTable('businesses').addColumn(name, type).execute();
    }
    await db.schema.createIndex('businesses_by_rejection').on('businesses').column('rejected_at').execute();
  },
};
