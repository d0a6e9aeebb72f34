import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Settings count their changes, so that nobody saves over what they have not seen. A night of a weekly regular may
 * stand elsewhere for one week: `usual_date` keeps the night whose place it takes, of which there is one a week.
 */
export const versionsAndMovedNights: Migration = {
  async up(db) {
    await db.schema
      .alterTable('businesses')
      .addColumn('settings_version', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('subscription_occurrences').addColumn('usual_date', 'text').execute();
    await db.schema.dropIndex('occurrences_by_subscription').execute();
    await db.schema
      .createIndex('occurrences_by_subscription')
      .on('subscription_occurrences')
      .columns(['subscription_id', 'starts_at'])
      .execute();
    await db.schema
      .createIndex('occurrences_one_a_week')
      .unique()
      .on('subscription_occurrences')
      .column('subscription_id')
      .expression(sql`(coalesce(usual_date, date))`)
      .execute();
  },
};
