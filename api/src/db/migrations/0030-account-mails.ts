import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const PURPOSE = sql<boolean>`purpose in ('verify', 'reset', 'change', 'notice', 'rejected')`;
const MODEL = sql<boolean>`model in ('User', 'Business', 'Staff')`;

/** Mails with links to whoever owns an account: proof of an address, another password, another address. */
export const accountMails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
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
