import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What PostgreSQL counts for limits, in the columns and the order that the library writes. The only index is the
 * key, so that raising a count rewrites no index.
 */
export const rateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('points', 'integer', (c) => c.notNull())
      .addColumn('expire', 'bigint')
      .execute();
  },
};
