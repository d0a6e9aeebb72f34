import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { createEmptyPostgres } from '../../../test/harness.ts';
import { postgresDialect } from '../postgres.ts';
import type { Schema } from '../schema.ts';
import { sqliteDialect } from '../sqlite.ts';
import { MIGRATIONS } from './index.ts';

const BEFORE = '0050-name-words';

it.each(['sqlite', 'postgres'] as const)('brings old names into one line each, on %s', async (engine) => {
  const dialect =
    engine === 'sqlite' ? sqliteDialect(':memory:') : postgresDialect(await createEmptyPostgres());
  const q = new Kysely<Schema>({ dialect });
  const migrator = new Migrator({ db: q, provider: { getMigrations: async () => MIGRATIONS } });
  expect((await migrator.migrateTo(BEFORE)).error).toBeUndefined();
  const user = (id: string, name: string, teams = '[]') =>
    sql`insert into users (id, role, full_name, name_folded, email, password_hash, phone, teams, created_at)
      values (${id}, 'user', ${name}, ${name.toLowerCase()}, ${id}, '-', ${'0532\t1'}, ${teams}, 0)`.execute(
      q,
    );
  await user(
    'a',
    'Ayşe\r\nSayın Üye: \u202eÖz ',
    JSON.stringify(['Gece\nTakımı', 'Aile 👨\u200d👩\u200d👧']),
  );
  await user('b', 'Can Öz');
  await sql`insert into name_words (word, user_id) values ('ayse\u202e', 'a'), ('can', 'b'), ('oz', 'b')`.execute(
    q,
  );
  await sql`insert into businesses (id, owner_name, business_name, name_folded, email, password_hash, phone, address,
    city, lng, lat, equipment, status, created_at) values ('v', ${'Ali\nVeli'}, ${'Çınar\u0007\n Saha'}, 'x', 'v', '-', '1', 'A',
    'İstanbul', 1, 1, '', 'approved', 0)`.execute(q);
  for (const [sort, name] of ['Saha 1', 'Saha\n1', 'Saha 2'].entries()) {
    await sql`insert into pitches (id, business_id, name, capacity, price, working_hours, sort)
      values (${`p${sort}`}, 'v', ${name}, '7', 1, '[]', ${sort})`.execute(q);
  }
  await sql`insert into tournaments (id, organizer_id, name, date, city, fee, capacity, created_at)
    values ('t', 'a', ${'Gece\u200b\u2028Kupası'}, '2026-11-28', 'İstanbul', 0, 16, 0)`.execute(q);
  await sql`insert into notifications (id, owner_model, owner_id, kind, text, link, created_at)
    values ('n', 'User', 'b', 'friend_request', ${'Ayşe\nÖz sizinle arkadaş olmak istiyor.'}, '/', 0)`.execute(
    q,
  );

  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const users = await q
    .selectFrom('users')
    .select(['full_name', 'name_folded', 'phone', 'teams'])
    .orderBy('id')
    .execute();
  expect(users).toEqual([
    {
      full_name: 'Ayşe Sayın Üye: Öz',
      name_folded: 'ayse sayin uye: oz',
      phone: '0532 1',
      teams: JSON.stringify(['Gece Takımı', 'Aile 👨\u200d👩\u200d👧']),
    },
    { full_name: 'Can Öz', name_folded: 'can öz', phone: '0532 1', teams: '[]' },
  ]);
  const words = await q.selectFrom('name_words').selectAll().orderBy('user_id').orderBy('word').execute();
  expect(words.map(({ user_id, word }) => `${user_id} ${word}`)).toEqual([
    ...['a ayse', 'a oz', 'a sayin', 'a uye:', 'b can', 'b oz'],
  ]);
  const venue = await q
    .selectFrom('businesses')
    .select(['owner_name', 'business_name', 'name_folded'])
    .execute();
  expect(venue).toEqual([{ owner_name: 'Ali Veli', business_name: 'Çınar Saha', name_folded: 'cinar saha' }]);
  const pitches = await q.selectFrom('pitches').select('name').orderBy('sort').execute();
  expect(pitches.map(({ name }) => name)).toEqual(['Saha 1', 'Saha 1 (2)', 'Saha 2']);
  expect(await q.selectFrom('tournaments').select('name').execute()).toEqual([{ name: 'Gece Kupası' }]);
  const [news] = await q.selectFrom('notifications').select('text').execute();
  expect(news?.text).toBe('Ayşe Öz sizinle arkadaş olmak istiyor.');
  await q.destroy();
});
