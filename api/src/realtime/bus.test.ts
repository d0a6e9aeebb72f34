import { randomUUID } from 'node:crypto';
import type { ServerFrame } from 'mf-shared/contracts/socket';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createUser } from '../../test/factories.ts';
import { createTestApp } from '../../test/harness.ts';
import { startRedis, type TestRedis } from '../../test/redis.ts';
import { startHub } from '../../test/socket.ts';
import { type Bus, type Envelope, memoryBus } from './bus.ts';
import { createBus } from './create-bus.ts';

const log = pino({ level: 'silent' });

const frame = (content: string): ServerFrame => ({
  event: 'error',
  data: { code: 'internal', message: content },
});

function heardBy(bus: Bus): Envelope[] {
  const heard: Envelope[] = [];
  bus.subscribe((envelope) => heard.push(envelope));
  return heard;
}

async function postgresUrl(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `bus_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return `${server}/${name}`;
}

/** Ends the listening connections of a database, once for each call, like a failing server. */
async function cutPostgres(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await admin.end();
}

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

describe.each([
  {
    name: 'PostgreSQL',
    open: async () => {
      const url = await postgresUrl();
      return { settings: { redisUrl: null, databaseUrl: url }, cut: () => cutPostgres(url) };
    },
  },
  {
    name: 'Redis',
    open: async () => ({
      settings: { redisUrl: redis.url, databaseUrl: 'unused.sqlite' },
      cut: () => redis.cut(),
    }),
  },
])('two processes on $name', ({ open }) => {
  async function two() {
    const { settings, cut } = await open();
    const [one, other] = [await createBus(settings, log), await createBus(settings, log)];
    const close = () => Promise.all([one.close(), other.close()]);
    return { one, other, cut, close };
  }

  it('hear each other, in order, and themselves once', async () => {
    const { one, other, close } = await two();
    const [ownEars, otherEars] = [heardBy(one), heardBy(other)];
    const texts = Array.from({ length: 20 }, (_, index) => `Işıklar ${index}`);
    for (const text of texts) one.publish('week:v', frame(text));
    const expected = texts.map((text) => ({ topic: 'week:v', frame: frame(text) }));
    expect(ownEars).toEqual(expected);
    await vi.waitFor(() => expect(otherEars).toHaveLength(20));
    expect(otherEars).toEqual(expected);
    other.publish('week:v', frame('son'));
    await vi.waitFor(() => expect(ownEars).toHaveLength(21));
    expect(ownEars.slice(0, 20)).toEqual(expected);
    await close();
  });

  it('carry frames far larger than one notification, whatever letters they hold', async () => {
    const { one, other, close } = await two();
    const ears = heardBy(other);
    const big = 'ğüşiöçİı 😀 "\\\n'.repeat(3000);
    one.publish('actor:a', frame(big));
    one.publish('actor:a', frame('küçük'));
    await vi.waitFor(() => expect(ears).toHaveLength(2));
    expect(ears.map((heard) => heard.frame)).toEqual([frame(big), frame('küçük')]);
    await close();
  });

  it('find each other again after the connection was lost, and say that there was a gap', async () => {
    const { one, other, cut, close } = await two();
    const ears = heardBy(other);
    const gaps = vi.fn();
    other.onGap(gaps);
    const oneBack = new Promise<void>((done) => one.onGap(done));
    await cut();
    await vi.waitFor(() => expect(gaps).toHaveBeenCalled(), 10_000);
    await oneBack;
    one.publish('week:v', frame('yeniden'));
    await vi.waitFor(() => expect(ears.map((heard) => heard.frame)).toContainEqual(frame('yeniden')), 5000);
    await close();
  });

  it('each hear themselves while the connection is lost', async () => {
    const { one, other, cut, close } = await two();
    const back = Promise.all([one, other].map((bus) => new Promise<void>((done) => bus.onGap(done))));
    const ears = [heardBy(one), heardBy(other)];
    await cut();
    one.publish('week:v', frame('bir'));
    other.publish('week:v', frame('iki'));
    expect(ears.map(([first]) => first?.frame)).toEqual([frame('bir'), frame('iki')]);
    await back;
    await close();
  });

  it('never let a verb fail because a frame could not be carried', async () => {
    const { one, close } = await two();
    await close();
    expect(() => one.publish('week:v', frame('kimse yok'))).not.toThrow();
  });
});

describe('a process whose PostgreSQL goes away', () => {
  /** A bus and its log lines. */
  async function loggedBus() {
    const said: { msg: string; err?: { message: string } }[] = [];
    const url = await postgresUrl();
    const own = pino({ level: 'warn' }, { write: (line: string) => void said.push(JSON.parse(line)) });
    return { url, said, bus: await createBus({ redisUrl: null, databaseUrl: url }, own) };
  }

  it('connects once again for one loss', async () => {
    const { url, said, bus } = await loggedBus();
    const back = new Promise<void>((done) => bus.onGap(done));
    await cutPostgres(url);
    await back;
    expect(said.map(({ msg }) => msg)).toEqual(['connection for notifications lost']);
    await bus.close();
  });

  it('goes on trying for as long as it is away', async () => {
    const { url, bus } = await loggedBus();
    const back = new Promise<void>((done) => bus.onGap(done));
    const admin = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
    await admin.connect();
    const open = (isOpen: boolean) =>
      admin.query(`alter database ${new URL(url).pathname.slice(1)} allow_connections ${isOpen}`);
    await open(false);
    const tries = vi.spyOn(pg.Client.prototype, 'connect');
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      new URL(url).pathname.slice(1),
    ]);
    await vi.waitFor(() => expect(tries.mock.calls.length).toBeGreaterThan(2));
    await open(true);
    await admin.end();
    await back;
    await bus.close();
  });

  it('says which frames it could not carry, and why', async () => {
    const { said, bus } = await loggedBus();
    await bus.close();
    bus.publish('week:v', frame('kimse yok'));
    await vi.waitFor(() => expect(said).toHaveLength(1));
    expect(said[0]).toMatchObject({
      msg: 'frame not carried to other processes',
      event: 'error',
      err: { message: 'the connection for notifications is lost' },
    });
  });
});

describe('two servers on one PostgreSQL', () => {
  it('carry a message from a socket of one to a socket of the other', async () => {
    const url = await postgresUrl();
    const settings = { redisUrl: null, databaseUrl: url };
    const first = await createTestApp('postgres', { url, bus: await createBus(settings, log) });
    const second = await createTestApp('postgres', { url, bus: await createBus(settings, log) });
    const hubs = [await startHub(first.ctx), await startHub(second.ctx)] as const;
    const [sender, receiver] = [await createUser(first), await createUser(first)];
    const [here, there] = [await hubs[0].connect(), await hubs[1].connect()];
    await Promise.all([here.join(sender), there.join(receiver)]);
    here.say('sendMessage', { senderId: sender.id, receiverId: receiver.id, content: 'Öbür sunucuya' });
    expect(await there.next('receiveMessage')).toMatchObject({ content: 'Öbür sunucuya' });
    for (const hub of hubs) await hub.close();
    for (const app of [first, second]) {
      await app.ctx.bus.close();
      await app.close();
    }
  });
});

describe('the choice of the bus', () => {
  it('is memory for an SQLite file', async () => {
    const bus = await createBus({ redisUrl: null, databaseUrl: 'topla.sqlite' }, log);
    expect(Object.keys(bus)).toEqual(Object.keys(memoryBus()));
    const ears = heardBy(bus);
    const leave = bus.subscribe(() => ears.push({ topic: 'requests', frame: frame('gitti') }));
    leave();
    bus.publish('week:v', frame('burada'));
    expect(ears).toEqual([{ topic: 'week:v', frame: frame('burada') }]);
  });

  it('does not start on a Redis that is not there', async () => {
    const settings = { redisUrl: 'redis://127.0.0.1:1', databaseUrl: 'x' };
    await expect(createBus(settings, log)).rejects.toThrow();
  });

  it('does not start on a Redis that takes connections and never answers', async () => {
    const silent = await startRedis();
    silent.hush();
    const settings = { redisUrl: silent.url, databaseUrl: 'x' };
    await expect(createBus(settings, log).finally(silent.stop)).rejects.toThrow();
  });
});
