import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const PURPOSE = sql<boolean>`purpose in ('verify', 'reset', 'change', 'notice', 'rejected')`;
const MODEL = sql<boolean>`model in ('User', 'Business', 'Staff')`;

const table = (db: Kysely<unknown>) =>
  db.schema
    .createTable('account_mails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull().check(PURPOSE))
    .addColumn('model', 'text', (c) => c.notNull().check(MODEL))
    .addColumn('account_id', 'text')
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('detail', 'text')
    .addColumn('token_hash', 'text', (c) => c.unique())
    .addColumn('due_at', 'bigint')
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('written_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('used_at', 'bigint')
    .execute();

/** Mails that tell an applicant of a rejection. SQLite changes a check only with the whole table. */
export const rejectionMails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table kept_mails as select * from account_mails`.execute(db);
    await db.schema.dropTable('account_mails').execute();
    await table(db);
    await sql`insert into account_mails select * from kept_mails`.execute(db);
    await db.schema.dropTable('kept_mails').execute();
    const index = (name: string) => db.schema.createIndex(name).on('account_mails');
    await index('account_mails_due')
      .columns(['due_at', 'id'])
      .where(sql<boolean>`due_at is not null`)
      .execute();
    await index('account_mails_by_account').columns(['account_id', 'created_at']).execute();
    await index('account_mails_by_address').columns(['address', 'written_at']).execute();
    await index('account_mails_by_age').column('created_at').execute();
  },
};
