import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Accounts = Record<'users' | 'businesses', { created_at: number; email_verified_at: number | null }>;

/** When an account proved that it reads its e-mail. Accounts from before count as verified. */
export const emailVerification: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['users', 'businesses'] as const) {
      await db.schema.alterTable(table).addColumn('email_verified_at', 'bigint').execute();
      await (db as Kysely<Accounts>)
        .updateTable(table)
        .set((eb) => ({ email_verified_at: eb.ref('created_at') }))
        .execute();
    }
  },
};
