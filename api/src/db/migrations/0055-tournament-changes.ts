import type { Migration } from 'kysely/migration';

/** Lets an organizer change a tournament, and call it off: it stays for those who were in it. */
export const tournamentChanges: Migration = {
  async up(db) {
    const add = () => db.schema.alterTable('tournaments');
    await add()
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
    await add().addColumn('cancelled_at', 'bigint').execute();
  },
};
