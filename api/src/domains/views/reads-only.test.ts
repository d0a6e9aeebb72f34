import type { BegunView } from 'mf-shared/contracts/views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, nameOf } from '../../../test/calls.ts';
import { asksIn, type Who } from '../../../test/decoys/asks.ts';
import { makeWorld, type World } from '../../../test/decoys/world.ts';
import { createUser } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import { allRows } from '../../../test/tables.ts';
import { createApp } from '../../app.ts';

const SIDES = ['player', 'venue'] as const satisfies Who[];
type Side = (typeof SIDES)[number];

/** Everything but the counts of what the views read, and when sessions were used last. */
async function rowsOf(app: TestApp): Promise<Record<string, string[]>> {
  const { account_view_reads: _, ...rows } = await allRows(app.db);
  return rows;
}

describe.each(['sqlite', 'postgres'] as const)('a view in a world full of rows on %s', (engine) => {
  let app: TestApp;
  let world: World;
  const tokens = {} as Record<Side, string>;
  beforeAll(async () => {
    app = await createTestApp(engine);
    world = await makeWorld(app);
    for (const [side, path] of [
      ['player', 'players/u-player'],
      ['venue', 'venues/v-home'],
    ] as const) {
      const { token } = side === 'player' ? world.admin : await secondAdmin();
      const json = { reason: 'Destek talebi' };
      const { body } = await app.call<BegunView>('post', `/api/admin/${path}/view`, { token, json });
      tokens[side] = body.token;
    }
  });
  afterAll(() => app.close());

  const secondAdmin = () => createUser(app, { id: 'u-second-admin', role: 'admin' });
  const ask = async (path: string, token: string, method = 'GET') => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await createApp(app.ctx).request(`/api${encodeURI(path)}`, { method, headers });
    return { status: answer.status, text: await answer.text() };
  };

  it.each(SIDES)(
    'refuses a %s every call that is not a read, and each leaves everything as it was',
    async (side) => {
      const before = await rowsOf(app);
      const open: string[] = [];
      for (const call of calls.filter(({ method }) => method !== 'get')) {
        const path = call.path.replace(/:\w+/g, 'u-mate');
        const { status, text } = await ask(path, tokens[side], call.method.toUpperCase());
        if (status !== 403 || JSON.parse(text).code !== 'view_only') open.push(nameOf(call));
      }
      expect(open).toEqual([]);
      expect(await rowsOf(app)).toEqual(before);
    },
  );

  it.each(SIDES)(
    'shows a %s what the owner reads, without what is private, and marks nothing as read',
    async (side) => {
      const before = await rowsOf(app);
      const [withheld, other]: [Set<string>, string[]] = [new Set(), []];
      for (const { who, path } of await asksIn(app)) {
        if (who !== side) continue;
        const [own, seen] = [await ask(path, world[side].token), await ask(path, tokens[side])];
        if (seen.status === 403 && JSON.parse(seen.text).code === 'view_private')
          withheld.add(path.replace(/\?.*/, '').replace(/\/(\w-)?[\w-]*-[\w-]+$/, '/:id'));
        else if (seen.status !== own.status || seen.text !== own.text) other.push(path);
      }
      expect(other).toEqual([]);
      expect([...withheld].sort()).toMatchSnapshot();
      expect(await rowsOf(app)).toEqual(before);
    },
  );
});
