import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const SKILLS = ['speed', 'shooting', 'passing', 'dribbling', 'defense', 'physical'];

async function matchTable(db: Kysely<unknown>) {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('request_id', 'text', (c) => c.notNull().unique())
    .addColumn('user_a', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('user_b', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('hour', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('lineup_a', 'text')
    .addColumn('lineup_b', 'text')
    .addColumn('name_a', 'text')
    .addColumn('name_b', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addCheckConstraint('matches_two', sql`user_a <> user_b`)
    .execute();
  await db.schema.createIndex('matches_by_user_a').on('matches').column('user_a').execute();
  await db.schema.createIndex('matches_by_user_b').on('matches').column('user_b').execute();
}

async function participants(db: Kysely<unknown>) {
  await db.schema
    .createTable('match_participants')
    .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('side', 'text', (c) => c.notNull().check(sql`side in ('a', 'b')`))
    .addColumn('plays', 'integer', (c) => c.notNull())
    .addColumn('sort', 'integer', (c) => c.notNull())
    .addColumn('position', 'text')
    .addColumn('x', 'double precision')
    .addColumn('y', 'double precision')
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('match_participants_pk', ['match_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('match_participants_by_user')
    .on('match_participants')
    .columns(['user_id', 'starts_at desc', 'match_id desc'])
    .execute();
}

async function ratings(db: Kysely<unknown>) {
  let table = db.schema
    .createTable('match_ratings')
    .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('rater_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('ratee_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('match_ratings_pk', ['match_id', 'rater_id', 'ratee_id']);
  for (const skill of SKILLS) {
    table = table.addColumn(skill, 'integer', (c) =>
      c.notNull().check(sql`${sql.ref(skill)} between 0 and 100`),
    );
  }
  await table.execute();
  for (const by of ['rater_id', 'ratee_id']) {
    await db.schema.createIndex(`match_ratings_by_${by}`).on('match_ratings').column(by).execute();
  }
  for (const column of ['rating_count', ...SKILLS.map((skill) => `${skill}_sum`)]) {
    await db.schema
      .alterTable('users')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  }
}

/** Matches, who plays in them, and how players rate one another afterwards. */
export const matches: Migration = {
  async up(db) {
    await matchTable(db);
    await participants(db);
    await ratings(db);
  },
};
