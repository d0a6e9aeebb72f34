import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lets the job that deletes requests without an answer read those alone. */
export const unanswered: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('reservations_unanswered')
      .on('reservations')
      .column('created_at')
      .where(sql<boolean>`end_reason = 'expired'`)
      .execute();
  },
};
