import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people ask of whoever runs the product, and the answers. */
export const support: Migration = {
  async up(db) {
    await db.schema
      .createTable('support_requests')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_model', 'text')
      .addColumn('owner_id', 'text')
      .addColumn('visitor_name', 'text')
      .addColumn('visitor_email', 'text')
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('payment_id', 'text')
      .addColumn('reservations', 'integer')
      .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('open', 'answered')`))
      .addColumn('answer', 'text')
      .addColumn('answered_by', 'text')
      .addColumn('answered_at', 'bigint')
      .addColumn('due_at', 'bigint')
      .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    const index = (name: string) => db.schema.createIndex(name).on('support_requests');
    await index('support_by_status').columns(['status', 'id']).execute();
    await index('support_by_owner').columns(['owner_id', 'id']).execute();
    await index('support_due').columns(['due_at', 'id']).execute();
    // A payment is asked back once.
    await index('support_one_refund').unique().column('payment_id').execute();
  },
};
