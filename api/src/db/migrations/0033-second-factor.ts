import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function factors(db: Kysely<unknown>) {
  await db.schema
    .createTable('second_factors')
    .addColumn('account_id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.unique().references('users.id').onDelete('cascade'))
    .addColumn('business_id', 'text', (c) => c.unique().references('businesses.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (c) => c.unique().references('staff.id').onDelete('cascade'))
    .addColumn('enabled_at', 'bigint')
    .addColumn('totp_secret', 'text')
    .addColumn('totp_pending', 'text')
    .addColumn('totp_last_step', 'bigint')
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('tries_since', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('second_factors.account_id').onDelete('cascade'),
    )
    .addColumn('hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_pk', ['account_id', 'hash'])
    .execute();
}

async function passkeys(db: Kysely<unknown>) {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('second_factors.account_id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
  await db.schema.createIndex('passkeys_by_account').on('passkeys').column('account_id').execute();
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('second_factors.account_id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  const index = (name: string) => db.schema.createIndex(name).on('passkey_challenges');
  await index('passkey_challenges_by_account').column('account_id').execute();
  await index('passkey_challenges_by_expiry').column('expires_at').execute();
}

/** What is asked for beside the password, of accounts that switched it on. */
export const secondFactor: Migration = {
  async up(db) {
    await factors(db);
    await passkeys(db);
    await db.schema
      .alterTable('sessions')
      .addColumn('limited', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
