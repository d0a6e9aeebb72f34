import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { createEmptyPostgres } from '../../../test/harness.ts';
import { postgresDialect } from '../postgres.ts';
import type { Schema } from '../schema.ts';
import { sqliteDialect } from '../sqlite.ts';
import { MIGRATIONS } from './index.ts';

const BEFORE = '0036-verified-ratings';

it.each(['sqlite', 'postgres'] as const)(
  'takes the names apart that are there already, on %s',
  async (engine) => {
    const dialect =
      engine === 'sqlite' ? sqliteDialect(':memory:') : postgresDialect(await createEmptyPostgres());
    const q = new Kysely<Schema>({ dialect });
    const migrator = new Migrator({ db: q, provider: { getMigrations: async () => MIGRATIONS } });
    expect((await migrator.migrateTo(BEFORE)).error).toBeUndefined();
    const users = [
      ['a', 'ayse-nur oz', null],
      ['b', 'can can', null],
      ['gone', 'silinmis kullanici', 5],
    ] as const;
    for (const [id, name, deletedAt] of users) {
      await sql`insert into users (id, role, full_name, name_folded, email, password_hash, created_at, deleted_at)
      values (${id}, 'user', '-', ${name}, ${id}, '-', 0, ${deletedAt})`.execute(q);
    }
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const words = await q.selectFrom('name_words').selectAll().orderBy('user_id').orderBy('word').execute();
    expect(words.map(({ user_id, word }) => `${user_id} ${word}`)).toEqual([
      'a ayse',
      'a nur',
      'a oz',
      'b can',
    ]);
    await q.destroy();
  },
);
