import { randomUUID } from 'node:crypto';
import type { LimitName } from 'mf-shared/contracts/call';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { JWT_SECRET } from '../../test/harness.ts';
import { createPostgres } from '../../test/lent-databases.ts';
import { startRedis } from '../../test/redis.ts';
import { AppError } from '../base/app-error.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { LIMITS, type Limit } from './rate-limit-table.ts';
import { accountOf, createRateLimits, type RateLimits } from './rate-limits.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of open.splice(0).reverse()) await close();
});

const limits = async (env: Record<string, string> = {}): Promise<RateLimits> => {
  const config = readConfig({ JWT_SECRET, SEED: 'none', WEB_ROOT: 'none', ...env });
  const made = await createRateLimits({ config, log: pino({ level: 'silent' }) });
  open.push(made.close);
  return made;
};
const someone = (account: string | null = randomUUID()) => ({ account, address: randomUUID() });
const refused = expect.objectContaining({ code: 'rate_limited' });

const RATES = Object.entries<Limit>(LIMITS).flatMap(([name, limit]) =>
  (['account', 'address'] as const).flatMap((by) => {
    const rate = limit[by];
    return rate ? [{ name: name as LimitName, by, ...rate }] : [];
  }),
);

describe.each(RATES)('$name for each $by', ({ name, by, points, duration }) => {
  it(`lets ${points} through in ${duration} seconds and no more, and again afterwards`, async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { take } = await limits();
    const who = someone(by === 'account' ? randomUUID() : null);
    await take(name, who, points - 1);
    await take(name, who);
    await expect(take(name, who)).rejects.toThrow(refused);
    await take(name, someone(by === 'account' ? randomUUID() : null));
    vi.advanceTimersByTime(duration * 1000 - 1);
    await expect(take(name, who)).rejects.toThrow(refused);
    vi.advanceTimersByTime(1);
    await take(name, who);
  });
});

it('follow an account to other addresses, and an address where limits know no account', async () => {
  const { take } = await limits();
  const account = randomUUID();
  const address = randomUUID();
  await take('challenge', { account, address }, LIMITS.challenge.account.points);
  await expect(take('challenge', someone(account))).rejects.toThrow(refused);
  await take('register', { account, address }, LIMITS.register.address.points);
  await expect(take('register', { account: randomUUID(), address })).rejects.toThrow(refused);
});

describe('several processes', () => {
  const share = async (env: Record<string, string>) => {
    const [one, two] = [await limits(env), await limits(env)];
    const who = someone();
    await one.take('challenge', who, LIMITS.challenge.account.points - 1);
    await two.take('challenge', who);
    for (const { take } of [one, two]) await expect(take('challenge', who)).rejects.toThrow(refused);
    return [one, two] as const;
  };

  it('count once on PostgreSQL, and each for itself when it is gone', async () => {
    const DATABASE_URL = await createPostgres();
    const db = await openDatabase(DATABASE_URL);
    open.push(db.close);
    const [one] = await share({ DATABASE_URL });
    await db.q.schema.dropTable('rate_limits').execute();
    const who = someone();
    await one.take('challenge', who, LIMITS.challenge.account.points);
    await expect(one.take('challenge', who)).rejects.toThrow(refused);
  });

  it('count what is read each for itself, in the memory of each', async () => {
    const DATABASE_URL = await createPostgres();
    open.push((await openDatabase(DATABASE_URL)).close);
    const [one, two] = [await limits({ DATABASE_URL }), await limits({ DATABASE_URL })];
    const who = someone();
    await one.take('read', who, LIMITS.read.account.points);
    await two.take('read', who);
    await expect(one.take('read', who)).rejects.toThrow(refused);
  });

  it('do not let two through at once', async () => {
    const DATABASE_URL = await createPostgres();
    open.push((await openDatabase(DATABASE_URL)).close);
    const both = [await limits({ DATABASE_URL }), await limits({ DATABASE_URL })];
    const who = someone();
    const tries = Array.from({ length: 40 }, (_, n) => both[n % 2]?.take('challenge', who));
    const passed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(passed).toHaveLength(LIMITS.challenge.account.points);
  });

  it('count once on Redis, and each for itself when it is gone', async ({ skip }) => {
    const redis = await startRedis();
    open.push(redis.stop);
    if (!redis.real) skip('needs a Redis that runs scripts');
    const [one] = await share({ REDIS_URL: redis.url });
    await redis.stop();
    const who = someone();
    await one.take('challenge', who, LIMITS.challenge.account.points);
    await expect(one.take('challenge', who)).rejects.toThrow(refused);
  });
});

describe('a Redis that takes connections and never answers', () => {
  it('is waited for once, and then each process counts for itself', async () => {
    const redis = await startRedis();
    open.push(redis.stop);
    const { take } = await limits({ REDIS_URL: redis.url });
    redis.hush();
    const who = someone();
    await take('challenge', who);
    const start = performance.now();
    // A second's wait for each would take nine.
    for (let n = 1; n < LIMITS.challenge.account.points; n++) await take('challenge', who);
    await expect(take('challenge', who)).rejects.toThrow(refused);
    expect(performance.now() - start).toBeLessThan(4000);
  });

  it('is no Redis to start on', async () => {
    const redis = await startRedis();
    open.push(redis.stop);
    redis.hush();
    await expect(limits({ REDIS_URL: redis.url })).rejects.toThrow();
  });
});

it('count each of a venue’s people for themselves', () => {
  const venue = { role: 'business', id: 'venue', email: '', isActive: true } as const;
  const can = { id: 'can', name: 'Can', role: 'staff' } as const;
  expect([accountOf({ ...venue, staff: null }), accountOf({ ...venue, staff: can })]).toEqual([
    'venue',
    'can',
  ]);
  expect(accountOf(null)).toBeNull();
});

it('give back what was refused, but not what broke the server', async () => {
  const { take, count } = await limits();
  const { points } = LIMITS.tournament.account;
  const left = async (error: Error) => {
    const who = someone();
    await expect(count('tournament', who, () => Promise.reject(error))).rejects.toThrow(error);
    let taken = 0;
    while (
      await take('tournament', who).then(
        () => true,
        () => false,
      )
    )
      taken += 1;
    return taken;
  };
  expect(await left(new AppError('validation'))).toBe(points);
  expect(await left(new Error('disk full'))).toBe(points - 1);
});

it('count nothing when they are switched off', async () => {
  const { take } = await limits({ RATE_LIMITS: 'off' });
  const who = someone();
  await take('challenge', who, 1000);
  await take('challenge', who);
});
