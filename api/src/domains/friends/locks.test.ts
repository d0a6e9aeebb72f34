import { describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { whileDoing } from '../../../test/held.ts';
import { PASSWORD } from '../../../test/leavers.ts';
import { onPostgres } from '../../../test/locked-rows.ts';
import { quickHash } from '../../../test/passwords.ts';
import { pairOf } from './queries.ts';

describe('the links of a player on postgres', () => {
  const scene = onPostgres();

  it.each(['merged', 'deleted'] as const)(
    'are locked in the order of their ids before an account is %s, which others may refer to until then',
    async (how) => {
      const { app } = await scene();
      const { q } = app.db;
      const password_hash = await quickHash(PASSWORD);
      const [me, into] = [await createUser(app, { password_hash }), await createUser(app)];
      const link = async (id: string, other: TestUser) => {
        const row = { ...pairOf(me.id, other.id), id: `${me.id}-${id}`, sender_id: me.id };
        await q
          .insertInto('friendships')
          .values({ ...row, status: 'pending', created_at: 1, accepted_at: null })
          .execute();
        return row.id;
      };
      // The later one lies first in the table.
      const later = await link('2', await createUser(app));
      const first = await link('1', await createUser(app));
      const { token } = await createUser(app, { role: 'admin' });
      const path = `/api/admin/players/${me.id}/merge`;
      const preview = await app.call<{ version: string }>('get', `${path}?into=${into.id}`, { token });
      const json = { into: into.id, version: preview.body.version, name: me.fullName, reason: 'Aynı kişi' };
      const call = () =>
        how === 'merged'
          ? app.call('post', path, { token, json })
          : app.call('post', '/api/account/delete', { token: me.token, json: { password: PASSWORD } });
      const links = q.selectFrom('friendships').select('id');
      let free: object[] = [];
      const { answers } = await whileDoing(
        app,
        (tx) => tx.q.selectFrom('friendships').select('id').where('id', '=', first).forUpdate().execute(),
        [call],
        async () => {
          const own = q.selectFrom('users').select('id').where('id', '=', me.id);
          free = [
            ...(await links.where('id', '=', later).forUpdate().skipLocked().execute()),
            ...(await own.forKeyShare().skipLocked().execute()),
          ];
        },
      );
      expect(free).toEqual([{ id: later }, { id: me.id }]);
      expect(answers.map(({ status }) => status)).toEqual([200]);
    },
  );

  it('are not answered when the other account is merged at that moment, which is said', async () => {
    const { app } = await scene();
    const [from, into, friend] = [await createUser(app), await createUser(app), await createUser(app)];
    const asked = await app.call<{ friendship: { id: string } }>('post', '/api/friends/add', {
      ...{ token: from.token, json: { receiverId: friend.id } },
    });
    const { id } = asked.body.friendship;
    const accept = () =>
      app.call<{ code?: string }>('post', `/api/friends/accept/${id}`, { token: friend.token, json: {} });
    const { waits, answers } = await whileDoing(
      app,
      async (tx) => {
        for (const one of [from.id, into.id].sort()) await tx.lock('users', one);
        await tx.q.deleteFrom('friendships').where('id', '=', id).execute();
        const row = { ...pairOf(into.id, friend.id), id, sender_id: into.id, status: 'pending' as const };
        await tx.q
          .insertInto('friendships')
          .values({ ...row, created_at: 1, accepted_at: null })
          .execute();
      },
      [accept],
    );
    expect(waits).toEqual(['users']);
    expect(answers).toMatchObject([{ status: 409, body: { code: 'changed_meanwhile' } }]);
    expect((await accept()).status).toBe(200);
  });
});
