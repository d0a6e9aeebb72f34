import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function blocks(db: Kysely<unknown>) {
  await db.schema
    .createTable('blocks')
    .addColumn('blocker_model', 'text', (c) => c.notNull())
    .addColumn('blocker_id', 'text', (c) => c.notNull())
    .addColumn('blocked_model', 'text', (c) => c.notNull())
    .addColumn('blocked_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('blocks_pk', ['blocker_id', 'blocked_id'])
    .addCheckConstraint('blocks_two', sql`blocker_id <> blocked_id`)
    .execute();
  await db.schema.createIndex('blocks_by_blocked').on('blocks').column('blocked_id').execute();
}

async function reports(db: Kysely<unknown>) {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reporter_model', 'text', (c) => c.notNull())
    .addColumn('reporter_id', 'text', (c) => c.notNull())
    .addColumn('subject_type', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('owner_model', 'text')
    .addColumn('owner_id', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('open', 'resolved')`))
    .addColumn('outcome', 'text')
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('resolved_by', 'text')
    .addColumn('resolved_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('reports_one_open')
    .unique()
    .on('reports')
    .columns(['reporter_id', 'subject_type', 'subject_id'])
    .where(sql.ref('status'), '=', sql.lit('open'))
    .execute();
  await db.schema.createIndex('reports_by_status').on('reports').columns(['status', 'id']).execute();
  await db.schema.createIndex('reports_by_owner').on('reports').column('owner_id').execute();
}

/** Blocks between accounts, and reports to the admins. */
export const blocksAndReports: Migration = {
  async up(db) {
    await blocks(db);
    await reports(db);
  },
};
