import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A player's hours of a week are found by their instants, so every reservation need not be written to this index, too. */
export const fewerIndexes: Migration = {
  async up(db) {
    await sql`drop index reservations_by_user_week`.execute(db);
  },
};
