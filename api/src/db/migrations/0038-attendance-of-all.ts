import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const mark = (db: Kysely<unknown>, table: string) =>
  db.schema
    .alterTable(table)
    .addColumn('attendance', 'text', (c) => c.check(sql`attendance in ('played', 'no_show')`))
    .execute();

/** Who came is said of phone bookings and of the nights of weekly regulars too. */
export const attendanceOfAll: Migration = {
  async up(db) {
    await mark(db, 'phone_bookings');
    await mark(db, 'subscription_occurrences');
  },
};
