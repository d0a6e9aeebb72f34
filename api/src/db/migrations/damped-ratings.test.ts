import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { perSkill } from 'mf-shared/card';
import { expect, it } from 'vitest';
import { createEmptyPostgres } from '../../../test/harness.ts';
import { wrongSums } from '../../../test/rating-sums.ts';
import { postgresDialect } from '../postgres.ts';
import type { MatchRatingRow, MatchRow } from '../schema/matches.ts';
import type { Schema } from '../schema.ts';
import { sqliteDialect } from '../sqlite.ts';
import { MIGRATIONS } from './index.ts';

const BEFORE = '0009-waiting-list';
const PLAYERS = ['p1', 'p2', 'p3', 'p4'];

/** The tables without the columns that came later. */
type Before = {
  matches: Omit<
    MatchRow,
    'ad_type' | 'status' | 'awaits' | 'change' | 'version' | 'decided_at' | 'booking_id'
  >;
  match_ratings: Omit<MatchRatingRow, 'proven'>;
};
const before = (q: Kysely<Schema>) => q as unknown as Kysely<Before>;

async function addMatch(q: Kysely<Schema>, id: string): Promise<void> {
  const makers = { user_a: 'p1', user_b: 'p2', lineup_a: null, lineup_b: null, name_a: null, name_b: null };
  const when = { date: '2026-11-01', hour: '20:00', starts_at: 1, created_at: 0 };
  await before(q)
    .insertInto('matches')
    .values({ id, request_id: `r${id}`, location: 'Saha', ...makers, ...when })
    .execute();
}

async function addPlayer(q: Kysely<Schema>, id: string): Promise<void> {
  const texts = { full_name: id, name_folded: id, email: `${id}@test`, password_hash: '-', phone: '-' };
  await q
    .insertInto('users')
    .values({
      id,
      role: 'user',
      ...texts,
      photo: null,
      teams: '[]',
      position: null,
      foot: null,
      city: null,
      speed: null,
      shooting: null,
      passing: null,
      dribbling: null,
      defense: null,
      physical: null,
      token_version: 0,
      created_at: 0,
    })
    .execute();
}

it.each(['sqlite', 'postgres'] as const)('recounts what was received before, on %s', async (engine) => {
  const dialect =
    engine === 'sqlite' ? sqliteDialect(':memory:') : postgresDialect(await createEmptyPostgres());
  const q = new Kysely<Schema>({ dialect });
  const migrator = new Migrator({ db: q, provider: { getMigrations: async () => MIGRATIONS } });
  expect((await migrator.migrateTo(BEFORE)).error).toBeUndefined();
  for (const id of PLAYERS) await addPlayer(q, id);
  for (let match = 0; match < 6; match++) {
    await addMatch(q, `m${match}`);
    for (const [r, rater_id] of PLAYERS.entries()) {
      for (const [e, ratee_id] of PLAYERS.entries()) {
        if (r === e || (match * 7 + r * 3 + e) % 4 === 0 || ratee_id === 'p4') continue;
        const value = (match * 31 + r * 17 + e * 11) % 101;
        const skills = perSkill((skill) => (value + skill.length * 9) % 101);
        const row = { match_id: `m${match}`, rater_id, ratee_id, created_at: 0, ...skills };
        await before(q).insertInto('match_ratings').values(row).execute();
        await sql`update users set rating_count = rating_count + 1 where id = ${ratee_id}`.execute(q);
      }
    }
  }
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  expect(await wrongSums(q)).toEqual([]);
  const [first] = await q.selectFrom('users').selectAll().where('id', '=', 'p1').execute();
  expect(first?.rating_weight).toBeGreaterThan((first?.rater_count ?? 0) * 100);
  await q.destroy();
});
