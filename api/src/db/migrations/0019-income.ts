import type { Migration } from 'kysely/migration';

/** What counts as income lies together by venue and night, apart from what was refused or called off. */
export const income: Migration = {
  async up(db) {
    await db.schema
      .createIndex('reservations_income')
      .on('reservations')
      .columns(['business_id', 'status', 'date'])
      .execute();
    await db.schema
      .createIndex('phone_bookings_income')
      .on('phone_bookings')
      .columns(['business_id', 'status', 'date'])
      .execute();
  },
};
