import type { Migration } from 'kysely/migration';

/** Prices by hour, weekday and date. */
export const prices: Migration = {
  async up(db) {
    await db.schema
      .createTable('price_rules')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('business_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
      .addColumn('sort', 'integer', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('field_ids', 'text', (c) => c.notNull())
      .addColumn('weekdays', 'text', (c) => c.notNull())
      .addColumn('from_date', 'text')
      .addColumn('to_date', 'text')
      .addColumn('starts', 'text')
      .addColumn('ends', 'text')
      .addColumn('price', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('price_rules_by_business')
      .on('price_rules')
      .columns(['business_id', 'sort'])
      .execute();
  },
};
