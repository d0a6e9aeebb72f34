import { type CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { expect, it } from 'vitest';
import { createUser } from '../../test/factories.ts';
import { onBothEngines } from '../../test/harness.ts';
import { compileOnce } from './compile-once.ts';
import type { Queries } from './database.ts';

onBothEngines('a query that is compiled once', (app) => {
  const counted = () => {
    let builds = 0;
    const named = compileOnce((q, { ids, name }: { ids: readonly string[]; name: string }) => {
      builds += 1;
      return q.selectFrom('users').select('id').where('id', 'in', ids).where('full_name', '=', name);
    });
    const find = async (q: Queries, ids: string[], name: string) =>
      (await named(q, { ids, name })).rows.map(({ id }) => id).toSorted();
    return { find, builds: () => builds };
  };

  it('answers for its values, in and outside transactions, and is built for each length of its lists', async () => {
    const [one, two] = [await createUser(app(), { full_name: 'Bir' }), await createUser(app())];
    const { find, builds } = counted();
    const { db } = app();
    expect(await find(db.q, [one.id], 'Bir')).toEqual([one.id]);
    expect(await find(db.q, [two.id], 'Bir')).toEqual([]);
    expect(await db.transact(({ q }) => find(q, [one.id], 'Bir'))).toEqual([one.id]);
    expect(builds()).toBe(1);
    expect(await find(db.q, [one.id, two.id], 'Bir')).toEqual([one.id]);
    expect(await find(db.q, [two.id, two.id], 'Bir')).toEqual([]);
    expect(builds()).toBe(2);
    const many = Array.from({ length: 51 }, () => one.id);
    for (const count of [3, 4]) {
      expect(await find(db.q, many, 'Bir')).toEqual([one.id]);
      expect(builds()).toBe(count);
    }
  });

  it('shows a plugin the query with its values', async () => {
    const user = await createUser(app(), { full_name: 'Bir' });
    const { find } = counted();
    await find(app().db.q, [user.id], 'Bir');
    const seen: CompiledQuery[] = [];
    const plugin: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        seen.push(app().db.q.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    expect(await find(app().db.q.withPlugin(plugin), [user.id], 'Bir')).toEqual([user.id]);
    expect(seen.map(({ parameters }) => parameters)).toEqual([[user.id, 'Bir']]);
  });

  it('refuses to compute with a value, or to leave one out', () => {
    const later = compileOnce((q, { at }: { at: number }) =>
      q
        .selectFrom('users')
        .select('id')
        .where('created_at', '>', at + 1),
    );
    expect(() => later(app().db.q, { at: 1 })).toThrow('each value as it is');
    const chosen = compileOnce((q, { name }: { name: string | null }) =>
      q
        .selectFrom('users')
        .select('id')
        .where(name === null ? sql<boolean>`1 = 1` : sql<boolean>`1 = 0`),
    );
    expect(() => chosen(app().db.q, { name: null })).toThrow('each value as it is');
  });
});
