import type { Migration } from 'kysely/migration';

/** Which ratings come from a match at a booked hour, and which hour proves which match. Older ratings stay whole. */
export const provenRatings: Migration = {
  async up(db) {
    await db.schema.alterTable('matches').addColumn('booking_id', 'text').execute();
    await db.schema.createIndex('matches_by_booking').unique().on('matches').column('booking_id').execute();
    await db.schema
      .alterTable('match_ratings')
      .addColumn('proven', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
  },
};
