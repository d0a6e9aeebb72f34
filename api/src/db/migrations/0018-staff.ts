import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function people(db: Kysely<unknown>) {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('business_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('manager', 'staff')`))
    .addColumn('invite_hash', 'text', (c) => c.unique())
    .addColumn('invite_expires_at', 'bigint')
    .addColumn('token_version', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('staff_by_business').on('staff').columns(['business_id', 'id']).execute();
}

async function changes(db: Kysely<unknown>) {
  await db.schema
    .createTable('venue_changes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('business_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
    .addColumn('staff_id', 'text')
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  const index = (name: string) => db.schema.createIndex(name).on('venue_changes');
  await index('venue_changes_by_age').columns(['business_id', 'id']).execute();
  await index('venue_changes_by_subject').columns(['business_id', 'subject_id', 'id']).execute();
}

/** Who runs a venue, and who changed what. */
export const staff: Migration = {
  async up(db) {
    await people(db);
    await changes(db);
  },
};
