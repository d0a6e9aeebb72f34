import { afterEach, beforeEach, expect, it } from 'vitest';
import { addEnded } from '../decoys/ended.ts';
import { makeWorld, type World } from '../decoys/world.ts';
import { rowReader, writtenBetween } from '../events/written.ts';
import { createTestApp, type TestApp } from '../harness.ts';
import { quickHash } from '../passwords.ts';

let app: TestApp;
let world: World;
beforeEach(async () => {
  app = await createTestApp('sqlite');
  world = await makeWorld(app);
  await addEnded(app);
  const { q } = app.db;
  const password_hash = await quickHash('Topla-2026!');
  await q.updateTable('users').set({ password_hash }).where('id', '=', 'u-player').execute();
  await q.updateTable('venues').set({ password_hash }).where('id', '=', 'v-home').execute();
  await q.deleteFrom('second_factors').execute();
});
afterEach(() => app.close());

// The leaving accounts have rows of every kind, running and ended, and so do the people around them.
it.each([
  ['a player who deletes the account', 'delete', 'player'],
  ['a venue that closes', 'close', 'venue'],
] as const)('%s takes along what is theirs, and frees and tells the others', async (_, call, who) => {
  const read = await rowReader(app.db);
  const before = await read();
  const answer = await app.call('post', `/api/account/${call}`, {
    token: world[who].token,
    json: { password: 'Topla-2026!' },
  });
  expect(answer).toMatchObject({ status: 200 });
  expect(writtenBetween(before, await read(), () => undefined, app.time.now)).toMatchSnapshot();
});
