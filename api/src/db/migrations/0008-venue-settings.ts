import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement for each column: SQLite adds no more than one at a time. */
async function settings(db: Kysely<unknown>) {
  const number = (name: string, preset: number, rule: string) =>
    db.schema
      .alterTable('businesses')
      .addColumn(name, 'integer', (c) => c.notNull().defaultTo(preset).check(sql.raw(rule)))
      .execute();
  await number('cancel_hours', 24, 'cancel_hours between 0 and 168');
  await number('buffer_minutes', 0, 'buffer_minutes in (0, 30)');
  await number('horizon_weeks', 12, 'horizon_weeks between 1 and 12');
  await db.schema
    .alterTable('businesses')
    .addColumn('approval', 'text', (c) =>
      c.notNull().defaultTo('manual').check(sql`approval in ('manual', 'trusted', 'all')`),
    )
    .execute();
}

/** What a venue decides for itself, its private calendar, and how often a reservation was moved. */
export const venueSettings: Migration = {
  async up(db) {
    await settings(db);
    await db.schema
      .alterTable('reservations')
      .addColumn('moves', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('business_feeds')
      .addColumn('business_id', 'text', (c) => c.primaryKey().references('businesses.id').onDelete('cascade'))
      .addColumn('secret', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
