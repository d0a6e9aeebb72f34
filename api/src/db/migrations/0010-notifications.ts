import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const MODEL = sql<boolean>`owner_model in ('User', 'Business')`;

async function news(db: Kysely<unknown>) {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_model', 'text', (c) => c.notNull().check(MODEL))
    .addColumn('owner_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('once_key', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('read_at', 'bigint')
    .execute();
  const index = (name: string) => db.schema.createIndex(name).on('notifications');
  await index('notifications_by_owner').columns(['owner_id', 'id']).execute();
  await index('notifications_unread')
    .columns(['owner_id', 'id'])
    .where(sql<boolean>`read_at is null`)
    .execute();
  await index('notifications_once')
    .columns(['owner_id', 'once_key'])
    .unique()
    .where(sql<boolean>`once_key is not null`)
    .execute();
  await index('notifications_by_age').column('created_at').execute();
}

async function choices(db: Kysely<unknown>) {
  await db.schema
    .createTable('notification_preferences')
    .addColumn('owner_id', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('push', 'integer', (c) => c.notNull())
    .addColumn('mail', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('notification_preferences_key', ['owner_id', 'topic'])
    .execute();
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_model', 'text', (c) => c.notNull().check(MODEL))
    .addColumn('owner_id', 'text', (c) => c.notNull())
    .addColumn('endpoint', 'text', (c) => c.notNull().unique())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('push_subscriptions_by_owner')
    .on('push_subscriptions')
    .column('owner_id')
    .execute();
}

async function outbox(db: Kysely<unknown>) {
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('channel', 'text', (c) => c.notNull().check(sql`channel in ('push', 'mail')`))
    .addColumn('owner_model', 'text', (c) => c.notNull().check(MODEL))
    .addColumn('owner_id', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('tag', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  const index = (name: string) => db.schema.createIndex(name).on('deliveries');
  await index('deliveries_due').columns(['due_at', 'id']).execute();
  await index('deliveries_one').columns(['channel', 'target', 'tag']).unique().execute();
  await index('deliveries_by_owner').column('owner_id').execute();
}

/** What people are told, how they want to be told, and what waits to be sent. */
export const notifications: Migration = {
  async up(db) {
    await news(db);
    await choices(db);
    await outbox(db);
    // For the reminders.
    await db.schema.createIndex('matches_by_start').on('matches').column('starts_at').execute();
    await db.schema.createIndex('businesses_by_due').on('businesses').column('next_payment_at').execute();
  },
};
