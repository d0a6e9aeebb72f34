import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function friendships(db: Kysely<unknown>) {
  await db.schema
    .createTable('friendships')
    .addColumn('user_a', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('user_b', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('sender_id', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('pending', 'accepted')`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('accepted_at', 'bigint')
    .addPrimaryKeyConstraint('friendships_pk', ['user_a', 'user_b'])
    .addCheckConstraint('friendships_two', sql`user_a <> user_b`)
    .addCheckConstraint('friendships_sender', sql`sender_id in (user_a, user_b)`)
    .execute();
  // The key finds a player's links as the smaller id, this one as the larger.
  await db.schema
    .createIndex('friendships_by_other')
    .on('friendships')
    .columns(['user_b', 'status'])
    .execute();
}

async function tournaments(db: Kysely<unknown>) {
  await db.schema
    .createTable('tournaments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('organizer_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('lng', 'double precision')
    .addColumn('lat', 'double precision')
    .addColumn('fee', 'integer', (c) => c.notNull())
    .addColumn('capacity', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('tournaments').columns(columns).execute();
  await index('tournaments_by_date', ['date', 'id']);
  await index('tournaments_by_city', ['city', 'date', 'id']);
  await index('tournaments_by_organizer', ['organizer_id']);
  await db.schema
    .createTable('tournament_participants')
    .addColumn('tournament_id', 'text', (c) => c.notNull().references('tournaments.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('registered_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('tournament_participants_pk', ['tournament_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('tournament_participants_by_user')
    .on('tournament_participants')
    .column('user_id')
    .execute();
}

async function challenges(db: Kysely<unknown>) {
  await db.schema
    .createTable('challenges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('creator_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('type', 'text', (c) => c.notNull().check(sql`type in ('rakip-bul', 'eksik-oyuncu')`))
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('contact_info', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('challenges_by_type').on('challenges').columns(['type', 'id desc']).execute();
  await db.schema.createIndex('challenges_by_creator').on('challenges').column('creator_id').execute();
}

/** Friends, tournaments, challenges. */
export const friends: Migration = {
  async up(db) {
    await friendships(db);
    await tournaments(db);
    await challenges(db);
  },
};
