import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function lineups(db: Kysely<unknown>) {
  await db.schema
    .createTable('lineups')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('lineups_by_user')
    .on('lineups')
    .columns(['user_id', 'created_at desc', 'id desc'])
    .execute();
  await db.schema
    .createTable('lineup_players')
    .addColumn('lineup_id', 'text', (c) => c.notNull().references('lineups.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sort', 'integer', (c) => c.notNull())
    .addColumn('position', 'text', (c) => c.notNull())
    .addColumn('x', 'double precision', (c) => c.notNull())
    .addColumn('y', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('lineup_players_pk', ['lineup_id', 'user_id'])
    .execute();
  await db.schema.createIndex('lineup_players_by_user').on('lineup_players').column('user_id').execute();
}

async function requests(db: Kysely<unknown>) {
  await db.schema
    .createTable('requests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('type', 'text', (c) =>
      c.notNull().check(sql`type in ('findOpponent', 'findPlayer', 'findTeam')`),
    )
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('team_size', 'integer')
    .addColumn('lineup_id', 'text', (c) => c.references('lineups.id').onDelete('set null'))
    .addColumn('position', 'text')
    .addColumn('position_needed', 'text')
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('active', 'found', 'withdrawn')`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  const active = (name: string, columns: string[]) =>
    db.schema
      .createIndex(name)
      .on('requests')
      .columns(columns)
      .where(sql.ref('status'), '=', sql.lit('active'));
  await active('requests_one_active', ['user_id']).unique().execute();
  await active('requests_by_city', ['type', 'city', 'created_at desc', 'id desc']).execute();
  await active('requests_by_type', ['type', 'created_at desc', 'id desc']).execute();
  await active('requests_by_lineup', ['lineup_id']).execute();
  await db.schema
    .createIndex('requests_by_user')
    .on('requests')
    .columns(['user_id', 'created_at desc'])
    .execute();
  await db.schema.createIndex('requests_expiring').on('requests').column('expires_at').execute();
}

/** Lineups of players, and their ads for opponents, players and teams. */
export const community: Migration = {
  async up(db) {
    await lineups(db);
    await requests(db);
  },
};
