import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is answered once names its purpose, and tickets of logins are among it. What is open now is asked for anew. */
export const factorPurposes: Migration = {
  async up(db) {
    await db.schema.dropTable('passkey_challenges').execute();
    await db.schema
      .createTable('factor_challenges')
      .addColumn('challenge', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) =>
        c.notNull().references('second_factors.account_id').onDelete('cascade'),
      )
      .addColumn('purpose', 'text', (c) =>
        c.notNull().check(sql`purpose in ('ticket', 'passkey login', 'passkey change', 'passkey new')`),
      )
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    const index = (name: string) => db.schema.createIndex(name).on('factor_challenges');
    await index('factor_challenges_by_account').column('account_id').execute();
    await index('factor_challenges_by_expiry').column('expires_at').execute();
  },
};
