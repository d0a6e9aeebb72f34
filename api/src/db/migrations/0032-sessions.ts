import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where accounts are signed in. Tokens from before name no session and count no longer. */
export const sessions: Migration = {
  async up(db) {
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('business_id', 'text', (c) => c.references('businesses.id').onDelete('cascade'))
      .addColumn('staff_id', 'text', (c) => c.references('staff.id').onDelete('cascade'))
      .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('user', 'business', 'admin')`))
      .addColumn('device', 'text', (c) => c.notNull())
      .addColumn('token_version', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('last_used_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    const index = (name: string) => db.schema.createIndex(name).on('sessions');
    await index('sessions_by_user').column('user_id').execute();
    await index('sessions_by_business').column('business_id').execute();
    await index('sessions_by_staff').column('staff_id').execute();
    await index('sessions_by_expiry').column('expires_at').execute();
  },
};
