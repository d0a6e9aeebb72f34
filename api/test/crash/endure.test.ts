import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_TEXT } from 'mf-shared/strings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import { ensureAdmin } from '../../src/domains/players/index.ts';
import { ask } from '../booking.ts';
import { createUser, createVenue } from '../factories.ts';
import { createTestApp, JWT_SECRET } from '../harness.ts';
import { createPostgres } from '../lent-databases.ts';
import { operatorOf } from '../operator.ts';
import { openSocket } from '../socket.ts';
import { layLine } from './line.ts';
import { startServer } from './server.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topla-endure-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const file = () => join(folder, 'topla.sqlite');

/** Another process holds the file's write lock for a while. */
async function holdLock(ms: number): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'hold-lock.ts'), file(), String(ms)]);
  await once(child.stdout, 'data');
}

it('answers the calls under way, says goodbye to sockets and ends when it is told to', async () => {
  const db = await openDatabase(file());
  await ensureAdmin(operatorOf(db, folder), { email: 'a@topla.test', password: 'yonetici-2026' });
  await db.close();
  const server = await startServer(folder, JWT_SECRET);
  const socket = await openSocket(server.url.replace('http', 'ws').concat('/api/socket'));
  // The connections are open before the logins, so that the server has read each of them when the first ends.
  await Promise.all(Array.from({ length: 8 }, () => server.call('get', '/livez')));
  // A password check takes long enough to be running; its connection stays open afterwards.
  const json = { email: 'a@topla.test', password: 'yonetici-2026' };
  const logins = Array.from({ length: 8 }, () => server.call('post', '/api/admin/login', { json }));
  await Promise.race(logins);
  const stopped = server.stop();
  const answers = await Promise.allSettled(logins);
  for (const answer of answers) expect(answer).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
  expect(await socket.closed).toBe(1001);
  expect(await stopped).toBe(0);
});

it('waits for another process that writes to the file, and then goes on', async () => {
  const app = await createTestApp('sqlite', { url: file() });
  try {
    const [user, business] = [await createUser(app), await createVenue(app)];
    await holdLock(2500);
    expect((await ask(app, user, business)).status).toBe(201);
  } finally {
    await app.close();
  }
});

it('answers 503 in Turkish while PostgreSQL is away, and works when it is back', async () => {
  const line = await layLine(await createPostgres());
  const app = await createTestApp('postgres', { url: line.url });
  try {
    const user = await createUser(app);
    const read = () => app.call('get', '/api/profile/user', { token: user.token });
    expect((await Promise.all([read(), read(), read()])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    const held = app.db.transact(async (tx) => {
      await tx.lock('users', user.id);
      await line.cut();
      await tx.lock('users', user.id);
    });
    await expect(held).rejects.toThrow();
    for (const answer of [await read(), await read()]) {
      expect(answer).toMatchObject({
        status: 503,
        body: { code: 'unavailable', message: ERROR_TEXT.unavailable },
      });
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    await line.mend();
    expect((await read()).status).toBe(200);
    expect((await ask(app, user, await createVenue(app))).status).toBe(201);
  } finally {
    await app.close();
    await line.cut();
  }
});
