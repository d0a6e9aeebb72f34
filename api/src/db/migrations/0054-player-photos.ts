import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds who shows a photo by its path, so that a file goes only when nobody does. */
export const playerPhotos: Migration = {
  async up(db) {
    await db.schema
      .createIndex('users_by_photo')
      .on('users')
      .column('photo')
      .where(sql<boolean>`photo is not null`)
      .execute();
  },
};
