import type { Migration } from 'kysely/migration';

/** Whose of a venue's staff a browser is. */
export const staffBrowsers: Migration = {
  async up(db) {
    await db.schema.alterTable('push_subscriptions').addColumn('staff_id', 'text').execute();
  },
};
