import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function learned(db: Kysely<unknown>) {
  await db.schema
    .createTable('player_habits')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('business_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
    .addColumn('weekday', 'integer', (c) => c.notNull())
    .addColumn('hour', 'integer', (c) => c.notNull())
    .addColumn('weight', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('player_habits_pk', ['user_id', 'business_id', 'weekday', 'hour'])
    .execute();
  await db.schema.createIndex('player_habits_by_venue').on('player_habits').column('business_id').execute();
  await db.schema
    .createTable('venue_demand')
    .addColumn('business_id', 'text', (c) => c.primaryKey().references('businesses.id').onDelete('cascade'))
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('weight', 'double precision', (c) => c.notNull())
    .addColumn('hours', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('venue_demand_by_city')
    .on('venue_demand')
    .columns(['city', 'weight desc', 'business_id'])
    .execute();
  await db.schema
    .createTable('venue_neighbours')
    .addColumn('business_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
    .addColumn('other_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
    .addColumn('score', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('venue_neighbours_pk', ['business_id', 'other_id'])
    .execute();
  await db.schema
    .createTable('recommendation_models')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('venue_weights', 'text', (c) => c.notNull())
    .addColumn('hour_weights', 'text', (c) => c.notNull())
    .addColumn('cases', 'integer', (c) => c.notNull())
    .addColumn('learned_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function dismissals(db: Kysely<unknown>) {
  await db.schema
    .createTable('recommendation_dismissals')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('venue', 'opponent', 'player')`))
    .addColumn('target_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('recommendation_dismissals_pk', ['user_id', 'kind', 'target_id'])
    .execute();
}

/** What the nightly job learned about venues, players and hours, and what players do not want to be shown. */
export const recommendations: Migration = {
  async up(db) {
    await learned(db);
    await dismissals(db);
  },
};
