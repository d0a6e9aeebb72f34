import type { Migration } from 'kysely/migration';

/** What a venue says of itself; and who else shows a stored photo, asked before its file goes. */
export const venuePage: Migration = {
  async up(db) {
    await db.schema
      .alterTable('businesses')
      .addColumn('description', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex('business_photos_by_path').on('business_photos').column('path').execute();
  },
};
