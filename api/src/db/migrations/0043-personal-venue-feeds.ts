import type { Migration } from 'kysely/migration';

/** A venue's calendar has an address for each of its people. The ones that they shared end here. */
export const personalVenueFeeds: Migration = {
  async up(db) {
    await db.schema.dropTable('business_feeds').execute();
    await db.schema
      .createTable('venue_feeds')
      .addColumn('person_id', 'text', (c) => c.primaryKey())
      .addColumn('business_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
      .addColumn('staff_id', 'text', (c) => c.references('staff.id').onDelete('cascade'))
      .addColumn('secret', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    const index = (name: string) => db.schema.createIndex(name).on('venue_feeds');
    await index('venue_feeds_by_business').column('business_id').execute();
    await index('venue_feeds_by_staff').column('staff_id').execute();
  },
};
