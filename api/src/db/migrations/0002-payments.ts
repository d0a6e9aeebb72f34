import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function payable(db: Kysely<unknown>) {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('business_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('initialised', 'paid', 'failed')`))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('provider_token', 'text', (c) => c.unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('completed_at', 'bigint')
    .addColumn('period_from', 'bigint')
    .addColumn('period_to', 'bigint')
    .addColumn('failure_reason', 'text')
    .execute();
  await db.schema
    .createIndex('payments_by_business')
    .on('payments')
    .columns(['business_id', 'status', 'completed_at desc', 'id desc'])
    .execute();
  await db.schema.createIndex('payments_by_age').on('payments').columns(['business_id', 'id desc']).execute();
}

async function sandbox(db: Kysely<unknown>) {
  await db.schema
    .createTable('sandbox_charges')
    .addColumn('token', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('wrong_codes', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}

/** Monthly fees of businesses, and the books of the built-in bank. */
export const payments: Migration = {
  async up(db) {
    await payable(db);
    await sandbox(db);
  },
};
