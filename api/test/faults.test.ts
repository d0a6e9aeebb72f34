import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ERROR_TEXT } from 'mf-shared/strings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../src/providers/storage/create.ts';
import { ask } from './booking.ts';
import { createUser, createVenue } from './factories.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { jpeg } from './pictures.ts';
import { allRows } from './tables.ts';

let folder = '';
let test: TestApp;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topla-faults-'));
  const storage = createStorage({ storage: { provider: 'folder' }, dataDir: folder });
  test = await createTestApp('sqlite', { url: join(folder, 'topla.sqlite'), storage });
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const pragma = (text: string) => sql.raw(`pragma ${text}`).execute(test.db.q);
const number = async (name: string) =>
  Number(Object.values((await sql.raw<object>(`pragma ${name}`).execute(test.db.q)).rows[0] ?? {})[0]);

/** The answer of every call that cannot write. */
const UNAVAILABLE = { status: 503, body: { code: 'unavailable', message: ERROR_TEXT.unavailable } };

async function ready() {
  const { status, body } = await test.call('get', '/readyz');
  return { status, ...body };
}

describe('a database that takes no writes', () => {
  it('is said with 503 by calls and by name in /readyz, while the process lives and reads', async () => {
    const [user, business] = [await createUser(test), await createVenue(test)];
    await pragma('query_only = on');
    const answer = await ask(test, user, business);
    expect(answer).toMatchObject(UNAVAILABLE);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await ready()).toEqual({ status: 503, ok: false, failing: ['database'] });
    expect((await test.call('get', '/livez')).status).toBe(200);
    expect((await test.call('get', '/api/profile/user', { token: user.token })).status).toBe(200);
  });

  it('works by itself once writes are taken again', async () => {
    const [user, business] = [await createUser(test), await createVenue(test)];
    await pragma('query_only = on');
    expect((await ask(test, user, business)).status).toBe(503);
    await pragma('query_only = off');
    expect((await ask(test, user, business)).status).toBe(201);
    expect(await ready()).toEqual({ status: 200, ok: true });
  });
});

it('/readyz looks anew after two seconds, however often it is asked', async () => {
  const check = vi.spyOn(test.ctx.storage, 'check').mockRejectedValueOnce(new Error('no disk'));
  const now = vi.spyOn(performance, 'now');
  const at = async (ms: number) => {
    now.mockReturnValue(ms);
    return (await ready()).status;
  };
  expect([await at(10_000), await at(12_000), await at(12_001)]).toEqual([503, 503, 200]);
  expect(check).toHaveBeenCalledTimes(2);
});

it('/readyz waits two seconds for a part that does not answer, and names it', async () => {
  vi.spyOn(test.ctx.storage, 'check').mockReturnValue(new Promise(() => {}));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let answer: object | undefined;
  const asked = ready().then((said) => {
    answer = said;
  });
  while (vi.getTimerCount() === 0) await new Promise((turn) => setImmediate(turn));
  await vi.advanceTimersByTimeAsync(1999);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await asked;
  expect(answer).toEqual({ status: 503, ok: false, failing: ['photos'] });
});

it('a full disk answers 503, leaves nothing half done, and is forgotten when there is room', async () => {
  const business = await createVenue(test);
  const players = await Promise.all(Array.from({ length: 40 }, () => createUser(test)));
  await pragma(`max_page_count = ${await number('page_count')}`);
  // The last pages have room for some rows: the disk is full at the first refused request.
  const hours = ['18:00-19:00', '19:00-20:00', '20:00-21:00', '21:00-22:00', '22:00-23:00'];
  const asks = players.map((player, index) => ({
    player,
    date: `2026-11-${19 + Math.floor(index / hours.length)}`,
    timeSlot: hours[index % hours.length] ?? '',
  }));
  let refused: (typeof asks)[number] | undefined;
  for (const { player, ...at } of asks) {
    const before = await allRows(test.db);
    const answer = await ask(test, player, business, at);
    if (answer.status === 201) continue;
    expect(answer).toMatchObject(UNAVAILABLE);
    expect(await allRows(test.db)).toEqual(before);
    refused = { player, ...at };
    break;
  }
  if (!refused) throw new Error('The disk never filled up.');
  await pragma('max_page_count = 1000000');
  const { player, ...at } = refused;
  expect((await ask(test, player, business, at)).status).toBe(201);
});

describe('a file that another process has locked', () => {
  async function holdLock(ms: number): Promise<() => Promise<unknown>> {
    const script = join(import.meta.dirname, 'crash/hold-lock.ts');
    const child = spawn(process.execPath, [script, join(folder, 'topla.sqlite'), String(ms)]);
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    return async () => {
      child.kill();
      await ended;
    };
  }

  it('stops neither the event loop nor reads, and refuses writes after a while', async () => {
    const [user, business] = [await createUser(test), await createVenue(test)];
    const release = await holdLock(60_000);
    let beats = 0;
    const pulse = setInterval(() => (beats += 1), 10);
    const writing = ask(test, user, business);
    const read = await test.call('get', '/api/profile/user', { token: user.token });
    const whileReading = beats;
    const answer = await writing;
    clearInterval(pulse);
    await release();
    expect(read.status).toBe(200);
    expect(answer).toMatchObject(UNAVAILABLE);
    // A blocking wait of SQLite would stop the event loop until it ended.
    expect(beats - whileReading).toBeGreaterThan(20);
    expect((await ask(test, user, business)).status).toBe(201);
  });
});

describe('an uploads folder that is no folder', () => {
  const form = async () => {
    const form = new FormData();
    form.set('fullName', 'Deniz Yıldız');
    form.set('position', 'Kanat');
    form.set('photo', await jpeg());
    return form;
  };

  it('is said with 503 and by name, and works again when it is mended', async () => {
    const user = await createUser(test);
    const uploads = join(folder, 'uploads');
    const send = async () => {
      const sent = await form();
      sent.set('email', user.email);
      return test.call('put', '/api/profile/user/update', { token: user.token, form: sent });
    };
    await writeFile(uploads, 'in the way');
    expect(await send()).toMatchObject(UNAVAILABLE);
    expect(await ready()).toEqual({ status: 503, ok: false, failing: ['photos'] });
    await rename(uploads, join(folder, 'aside'));
    expect((await send()).status).toBe(200);
    expect((await readdir(uploads)).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

it('keeps the database file for the server’s own user', async () => {
  expect((await stat(join(folder, 'topla.sqlite'))).mode & 0o777).toBe(0o600);
});
