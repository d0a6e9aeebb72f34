import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function phoneBookings(db: Kysely<unknown>) {
  await db.schema
    .createTable('phone_bookings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('business_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
    .addColumn('pitch_id', 'text', (c) => c.notNull().references('pitches.id').onDelete('cascade'))
    .addColumn('series_id', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('time_slot', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('price', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('active', 'cancelled')`))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('phone_bookings_by_day')
    .on('phone_bookings')
    .columns(['business_id', 'status', 'date'])
    .execute();
  await db.schema
    .createIndex('phone_bookings_by_series')
    .on('phone_bookings')
    .columns(['series_id', 'starts_at'])
    .execute();
  await db.schema
    .createIndex('phone_bookings_by_pitch')
    .on('phone_bookings')
    .columns(['pitch_id', 'starts_at'])
    .execute();
}

async function closures(db: Kysely<unknown>) {
  await db.schema
    .createTable('closures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('business_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
    .addColumn('pitch_id', 'text', (c) => c.notNull().references('pitches.id').onDelete('cascade'))
    .addColumn('series_id', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull().check(sql`reason in ('maintenance', 'holiday', 'other')`))
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('closures_by_day').on('closures').columns(['business_id', 'date']).execute();
  await db.schema
    .createIndex('closures_by_series')
    .on('closures')
    .columns(['series_id', 'starts_at'])
    .execute();
  await db.schema
    .createIndex('closures_by_pitch')
    .on('closures')
    .columns(['pitch_id', 'starts_at'])
    .execute();
}

/** What the owner writes on the board: bookings taken by phone, and hours that are closed. */
export const board: Migration = {
  async up(db) {
    await phoneBookings(db);
    await closures(db);
  },
};
