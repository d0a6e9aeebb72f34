import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds what was kept for a player on one hour, however many lines they have stood in over the years. */
export const usedOffers: Migration = {
  async up(db) {
    await db.schema
      .createIndex('waiting_entries_offered')
      .on('waiting_entries')
      .columns(['user_id', 'pitch_id', 'starts_at'])
      .where(sql<boolean>`offered_at is not null`)
      .execute();
  },
};
