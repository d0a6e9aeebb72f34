import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function accounts(db: Kysely<unknown>) {
  let users = db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('user', 'admin')`))
    .addColumn('full_name', 'text', (c) => c.notNull())
    .addColumn('name_folded', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('photo', 'text')
    .addColumn('teams', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('position', 'text')
    .addColumn('foot', 'text')
    .addColumn('city', 'text');
  for (const skill of ['speed', 'shooting', 'passing', 'dribbling', 'defense', 'physical']) {
    users = users.addColumn(skill, 'integer');
  }
  await users
    .addColumn('token_version', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('users_by_name').on('users').columns(['name_folded', 'id']).execute();
  await db.schema.createIndex('users_by_city').on('users').columns(['city', 'name_folded', 'id']).execute();
  await db.schema
    .createTable('businesses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_name', 'text', (c) => c.notNull())
    .addColumn('business_name', 'text', (c) => c.notNull())
    .addColumn('name_folded', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('lng', 'double precision', (c) => c.notNull())
    .addColumn('lat', 'double precision', (c) => c.notNull())
    .addColumn('equipment', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('pending', 'approved')`))
    .addColumn('next_payment_at', 'bigint')
    .addColumn('rating_sum', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('rating_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('rating_score', 'double precision', (c) => c.notNull().defaultTo(0))
    .addColumn('calendar_version', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('token_version', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('businesses_by_city')
    .on('businesses')
    .columns(['city', 'status', 'rating_score desc', 'id'])
    .execute();
  await db.schema.createIndex('businesses_by_status').on('businesses').columns(['status', 'id']).execute();
}

async function venues(db: Kysely<unknown>) {
  await db.schema
    .createTable('business_photos')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('business_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('sort', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('business_photos_by_business')
    .on('business_photos')
    .columns(['business_id', 'sort'])
    .execute();
  await db.schema
    .createTable('pitches')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('business_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('capacity', 'text', (c) => c.notNull())
    .addColumn('price', 'integer', (c) => c.notNull())
    .addColumn('working_hours', 'text', (c) => c.notNull())
    .addColumn('sort', 'integer', (c) => c.notNull())
    .addColumn('archived_at', 'bigint')
    .execute();
  await db.schema.createIndex('pitches_by_business').on('pitches').columns(['business_id', 'sort']).execute();
  await db.schema
    .createTable('reviews')
    .addColumn('business_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('rating', 'integer', (c) => c.notNull())
    .addColumn('comment', 'text', (c) => c.notNull())
    .addColumn('verified', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('reviews_pk', ['business_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('reviews_by_age')
    .on('reviews')
    .columns(['business_id', 'created_at desc', 'user_id'])
    .execute();
}

async function bookings(db: Kysely<unknown>) {
  await db.schema
    .createTable('reservations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('business_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
    .addColumn('pitch_id', 'text', (c) => c.notNull().references('pitches.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('field_name', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('time_slot', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`status in ('pending', 'approved', 'rejected', 'cancelled')`),
    )
    .addColumn('end_reason', 'text')
    .addColumn('price', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('decided_at', 'bigint')
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('reservations').columns(columns).execute();
  await index('reservations_by_business_day', ['business_id', 'date']);
  await index('reservations_by_business_age', ['business_id', 'status', 'created_at desc', 'id desc']);
  await index('reservations_by_user', ['user_id', 'starts_at desc']);
  await index('reservations_by_user_week', ['user_id', 'pitch_id', 'date']);
  await index('reservations_by_pitch', ['pitch_id', 'starts_at']);
  await db.schema
    .createIndex('reservations_expiring')
    .on('reservations')
    .column('expires_at')
    .where(sql.ref('status'), '=', sql.lit('pending'))
    .execute();
  await db.schema
    .createTable('cells')
    .addColumn('pitch_id', 'text', (c) => c.notNull().references('pitches.id').onDelete('cascade'))
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('owner_kind', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('cells_pk', ['pitch_id', 'starts_at'])
    .execute();
  await db.schema.createIndex('cells_by_owner').on('cells').column('owner_id').execute();
}

async function chat(db: Kysely<unknown>) {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('pair_key', 'text', (c) => c.notNull())
    .addColumn('sender_model', 'text', (c) => c.notNull())
    .addColumn('sender_id', 'text', (c) => c.notNull())
    .addColumn('receiver_model', 'text', (c) => c.notNull())
    .addColumn('receiver_id', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('client_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('read_at', 'bigint')
    .execute();
  await db.schema.createIndex('messages_by_pair').on('messages').columns(['pair_key', 'id']).execute();
  await db.schema
    .createIndex('messages_unread')
    .on('messages')
    .columns(['pair_key', 'receiver_id'])
    .where(sql.ref('read_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('messages_once')
    .on('messages')
    .columns(['sender_id', 'client_id'])
    .unique()
    .execute();
  await db.schema
    .createTable('conversations')
    .addColumn('owner_model', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text', (c) => c.notNull())
    .addColumn('partner_model', 'text', (c) => c.notNull())
    .addColumn('partner_id', 'text', (c) => c.notNull())
    .addColumn('last_message', 'text', (c) => c.notNull())
    .addColumn('last_at', 'bigint', (c) => c.notNull())
    .addColumn('unread', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('conversations_pk', ['owner_id', 'partner_id'])
    .execute();
  await db.schema
    .createIndex('conversations_by_age')
    .on('conversations')
    .columns(['owner_id', 'last_at desc'])
    .execute();
  await db.schema
    .createTable('used_captchas')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}

/** Accounts, venues, reservations with their cells, messages. */
export const foundation: Migration = {
  async up(db) {
    await accounts(db);
    await venues(db);
    await bookings(db);
    await chat(db);
  },
};
