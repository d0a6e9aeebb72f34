import type { Migration } from 'kysely/migration';

/** Deleted accounts, and the private calendar feeds of players. */
export const calendar: Migration = {
  async up(db) {
    await db.schema.alterTable('users').addColumn('deleted_at', 'bigint').execute();
    await db.schema
      .createTable('calendar_feeds')
      .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('secret', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
