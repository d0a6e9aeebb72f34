import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What each receiver was told of a subject on a day, so that repetitions are not told again. */
export const told: Migration = {
  async up(db) {
    await db.schema
      .createTable('told')
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('facts', 'text', (c) => c.notNull())
      .addColumn('last', 'text')
      .addColumn('again', 'integer', (c) => c.notNull())
      .addColumn('waiting', 'text')
      .addColumn('about_user', 'text')
      .addColumn('due_at', 'bigint')
      .addPrimaryKeyConstraint('told_key', ['owner_id', 'subject'])
      .execute();
    const index = (name: string) => db.schema.createIndex(name).on('told');
    await index('told_by_day').column('day').execute();
    await index('told_due').column('due_at').where(sql<boolean>`due_at is not null`).execute();
    await index('told_about').column('about_user').where(sql<boolean>`about_user is not null`).execute();
  },
};
