import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When the bank was last asked about a payment whose callback did not come, and the index of those still open. */
export const paymentQuestions: Migration = {
  async up(db) {
    await db.schema.alterTable('payments').addColumn('asked_at', 'bigint').execute();
    await db.schema
      .createIndex('payments_open')
      .on('payments')
      .column('created_at')
      .where(sql.ref('status'), '=', 'initialised')
      .execute();
  },
};
