import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { createEmptyPostgres } from '../../../test/harness.ts';
import { postgresDialect } from '../postgres.ts';
import type { Schema } from '../schema.ts';
import { sqliteDialect } from '../sqlite.ts';
import { MIGRATIONS } from './index.ts';

const BEFORE = '0025-email-verification';

/** A venue with the sums of all its reviews, as they were counted then. */
async function fill(q: Kysely<Schema>): Promise<void> {
  await sql`insert into businesses (id, owner_name, business_name, name_folded, email, password_hash, phone, address,
    city, lng, lat, status, rating_sum, rating_count, rating_score, created_at)
    values ('b', '-', '-', '-', 'b@test', '-', '-', '-', 'Bolu', 0, 0, 'approved', 12, 3, 3.4, 0)`.execute(q);
  await sql`insert into pitches (id, business_id, name, capacity, price, working_hours, sort)
    values ('p', 'b', 'Saha', '-', 1, '[]', 0)`.execute(q);
  const reviews = [
    ['came', 4, 1, null],
    ['missed', 5, 1, 'no_show'],
    ['stranger', 3, 0, null],
  ] as const;
  for (const [user, rating, verified, attendance] of reviews) {
    await sql`insert into users (id, role, full_name, name_folded, email, password_hash, created_at)
      values (${user}, 'user', '-', '-', ${user}, '-', 0)`.execute(q);
    await sql`insert into reviews (business_id, user_id, rating, comment, verified, created_at)
      values ('b', ${user}, ${rating}, '', ${verified}, 10)`.execute(q);
    if (user === 'stranger') continue;
    await sql`insert into reservations (id, business_id, pitch_id, user_id, field_name, date, time_slot, starts_at,
      ends_at, status, price, expires_at, created_at, attendance)
      values (${user}, 'b', 'p', ${user}, '-', '-', '-', 0, 10, 'approved', 1, 0, 0, ${attendance})`.execute(
      q,
    );
  }
}

it.each(['sqlite', 'postgres'] as const)('counts reviews of visitors alone, on %s', async (engine) => {
  const dialect =
    engine === 'sqlite' ? sqliteDialect(':memory:') : postgresDialect(await createEmptyPostgres());
  const q = new Kysely<Schema>({ dialect });
  const migrator = new Migrator({ db: q, provider: { getMigrations: async () => MIGRATIONS } });
  expect((await migrator.migrateTo(BEFORE)).error).toBeUndefined();
  await fill(q);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const venue = await q
    .selectFrom('businesses')
    .select(['rating_sum', 'rating_count', 'rating_score'])
    .executeTakeFirstOrThrow();
  expect(venue).toMatchObject({ rating_sum: 4, rating_count: 1 });
  expect(venue.rating_score).toBeCloseTo(19 / 6, 9);
  const reviews = await q.selectFrom('reviews').selectAll().orderBy('user_id').execute();
  expect(reviews.map((row) => [row.user_id, row.verified])).toEqual([
    ['came', 1],
    ['missed', 0],
    ['stranger', 0],
  ]);
  expect(new Set(reviews.map((row) => row.id)).size).toBe(3);
  await q.destroy();
});
