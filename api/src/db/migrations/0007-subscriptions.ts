import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function subscriptions(db: Kysely<unknown>) {
  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('business_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
    .addColumn('pitch_id', 'text', (c) => c.notNull().references('pitches.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('weekday', 'integer', (c) => c.notNull().check(sql`weekday between 1 and 7`))
    .addColumn('time_slot', 'text', (c) => c.notNull())
    .addColumn('start_minute', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`status in ('pending', 'approved', 'rejected', 'cancelled')`),
    )
    .addColumn('end_reason', 'text', (c) =>
      c.check(sql`end_reason in ('player', 'business', 'left', 'pitch')`),
    )
    .addColumn('paused_from', 'text')
    .addColumn('paused_until', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('decided_at', 'bigint')
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('subscriptions').columns(columns);
  await index('subscriptions_one_live', ['user_id', 'business_id'])
    .unique()
    .where(sql<boolean>`status in ('pending', 'approved')`)
    .execute();
  await index('subscriptions_by_business', ['business_id', 'status', 'created_at', 'id']).execute();
  await index('subscriptions_by_user', ['user_id', 'status', 'created_at', 'id']).execute();
  await index('subscriptions_by_pitch', ['pitch_id', 'status']).execute();
  await index('subscriptions_to_extend', ['claimed_until', 'id'])
    .where(sql.ref('status'), '=', sql.lit('approved'))
    .execute();
}

async function occurrences(db: Kysely<unknown>) {
  await db.schema
    .createTable('subscription_occurrences')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('subscription_id', 'text', (c) =>
      c.notNull().references('subscriptions.id').onDelete('cascade'),
    )
    .addColumn('business_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
    .addColumn('pitch_id', 'text', (c) => c.notNull().references('pitches.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('time_slot', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('price', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`status in ('held', 'skipped', 'taken', 'cancelled')`),
    )
    .addColumn('skipped_by', 'text', (c) => c.check(sql`skipped_by in ('player', 'business', 'pause')`))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('subscription_occurrences').columns(columns);
  await index('occurrences_by_subscription', ['subscription_id', 'starts_at']).unique().execute();
  await index('occurrences_by_pitch', ['pitch_id', 'starts_at']).execute();
  await index('occurrences_by_user', ['user_id', 'starts_at']).execute();
  await index('occurrences_by_day', ['business_id', 'status', 'date']).execute();
}

/** Weekly regulars and the football nights that they hold. */
export const weeklyRegulars: Migration = {
  async up(db) {
    await subscriptions(db);
    await occurrences(db);
  },
};
