import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement for each column: SQLite adds no more than one at a time. */
const count = (db: Kysely<unknown>, table: string, column: string) =>
  db.schema
    .alterTable(table)
    .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
const average = (db: Kysely<unknown>, column: string) =>
  db.schema
    .alterTable('businesses')
    .addColumn(column, 'double precision', (c) => c.notNull().defaultTo(0))
    .execute();

/** Who came and who did not, and how venues answer. */
export const attendance: Migration = {
  async up(db) {
    await db.schema
      .alterTable('reservations')
      .addColumn('attendance', 'text', (c) => c.check(sql`attendance in ('played', 'no_show')`))
      .execute();
    await count(db, 'users', 'played_count');
    await count(db, 'users', 'no_show_count');
    await count(db, 'businesses', 'answer_count');
    await average(db, 'answer_log');
    await average(db, 'refusal_rate');
  },
};
