import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whose name a notification holds, so that it goes with the account. */
export const notificationSubjects: Migration = {
  async up(db) {
    await db.schema.alterTable('notifications').addColumn('about_user', 'text').execute();
    await db.schema
      .createIndex('notifications_about')
      .on('notifications')
      .column('about_user')
      .where(sql<boolean>`about_user is not null`)
      .execute();
  },
};
