import { randomUUID } from 'node:crypto';
import { DAY_S } from 'mf-shared/time';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { JWT_SECRET } from '../../test/harness.ts';
import { createPostgres } from '../../test/lent-databases.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import type { LoginDelays } from './login-delays.ts';
import { createRateLimits } from './rate-limits.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of open.splice(0).reverse()) await close();
});

const MINUTE = 60;
const DELAYED = expect.objectContaining({ code: 'login_delayed' });

const delays = async (DATABASE_URL = ''): Promise<LoginDelays> => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const config = readConfig({ JWT_SECRET, SEED: 'none', WEB_ROOT: 'none', DATABASE_URL });
  const { logins, close } = await createRateLimits({ config, log: pino({ level: 'silent' }) });
  open.push(close);
  return logins;
};
const postgres = async () => {
  const url = await createPostgres();
  open.push((await openDatabase(url)).close);
  return url;
};
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const account = () => `${randomUUID()}@oyuncu.test`;
let networks = 0;
const network = () => `198.51.${networks >> 8}.${networks++ & 255}`;
const of = (email = account(), address = network()) => ({ realm: 'user' as const, email, address });
const wrong = ({ guard }: LoginDelays, attempt: ReturnType<typeof of>) => guard(attempt, async () => null);
const right = ({ guard }: LoginDelays, attempt: ReturnType<typeof of>) => guard(attempt, async () => 'in');
const fail = async (logins: LoginDelays, attempt: ReturnType<typeof of>, times: number) => {
  for (let n = 0; n < times; n++) expect(await wrong(logins, attempt)).toBeNull();
};
const secondsToWait = (logins: LoginDelays, attempt: ReturnType<typeof of>) =>
  right(logins, attempt).then(
    () => 0,
    (error: { details: { retryAfter: number } }) => error.details.retryAfter,
  );

describe('waits after wrong passwords', () => {
  it('begin after five failures and double up to a quarter of an hour', async () => {
    const logins = await delays();
    const attempt = of();
    await fail(logins, attempt, 5);
    const waits = [];
    for (let n = 0; n < 9; n++) {
      const wait = await secondsToWait(logins, attempt);
      waits.push(wait);
      pass(wait - 1);
      await expect(wrong(logins, attempt)).rejects.toThrow(DELAYED);
      pass(1);
      expect(await wrong(logins, attempt)).toBeNull();
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('do not look at the password meanwhile, and say in Turkish how long they are', async () => {
    const logins = await delays();
    const attempt = of();
    await fail(logins, attempt, 5);
    for (const wait of [15, 30]) {
      pass(wait);
      await fail(logins, attempt, 1);
    }
    const check = vi.fn(async () => 'in');
    await expect(logins.guard(attempt, check)).rejects.toThrow(
      'Çok fazla hatalı giriş denemesi yapıldı. Lütfen 1 dakika sonra tekrar deneyin.',
    );
    expect(check).not.toHaveBeenCalled();
  });

  it('end with the right password, and failures start anew', async () => {
    const logins = await delays();
    const attempt = of();
    await fail(logins, attempt, 5);
    pass(15);
    expect(await right(logins, attempt)).toBe('in');
    await fail(logins, attempt, 5);
    await expect(right(logins, attempt)).rejects.toThrow(DELAYED);
  });

  it('end a day after the first failure', async () => {
    const logins = await delays();
    const attempt = of();
    await fail(logins, attempt, 4);
    pass(DAY_S);
    await fail(logins, attempt, 5);
    await expect(right(logins, attempt)).rejects.toThrow(DELAYED);
  });

  it('do not come from right passwords or from checks that broke', async () => {
    const logins = await delays();
    const attempt = of();
    for (let n = 0; n < 25; n++) expect(await right(logins, attempt)).toBe('in');
    const broken = () => logins.guard(attempt, () => Promise.reject(new Error('database')));
    for (let n = 0; n < 25; n++) await expect(broken()).rejects.toThrow('database');
    expect(await right(logins, attempt)).toBe('in');
  });

  it('count an account from everywhere together', async () => {
    const logins = await delays();
    const email = account();
    for (let n = 0; n < 5; n++) await fail(logins, of(email), 4);
    const elsewhere = of(email);
    expect(await secondsToWait(logins, elsewhere)).toBe(15);
    pass(15);
    expect(await right(logins, elsewhere)).toBe('in');
    // Nobody waits for a right attempt.
    expect(await right(logins, of(email))).toBe('in');
  });

  it('do not grow with attempts that were not let through', async () => {
    const logins = await delays();
    const email = account();
    for (let n = 0; n < 5; n++) await fail(logins, of(email), 4);
    for (const wait of [15, 30, 60]) {
      pass(wait);
      await fail(logins, of(email), 1);
    }
    const elsewhere = of(email);
    for (const seconds of [0, 0, 0, 0, 0, 15, 30, 60]) {
      pass(seconds);
      await expect(wrong(logins, elsewhere)).rejects.toThrow(DELAYED);
    }
    pass(15);
    expect(await right(logins, elsewhere)).toBe('in');
  });

  it('do not hold an owner up where they signed in before, whatever others try', async () => {
    const logins = await delays();
    const home = of();
    expect(await right(logins, home)).toBe('in');
    pass(10 * DAY_S);
    for (let n = 0; n < 5; n++) await fail(logins, of(home.email), 4);
    await expect(right(logins, of(home.email))).rejects.toThrow(DELAYED);
    expect(await right(logins, home)).toBe('in');
  });

  it('know a network for twenty days', async () => {
    const logins = await delays();
    const home = of();
    await right(logins, home);
    pass(20 * DAY_S);
    for (let n = 0; n < 5; n++) await fail(logins, of(home.email), 4);
    await expect(right(logins, home)).rejects.toThrow(DELAYED);
  });

  it('count a network with all accounts, but not against those who are known there', async () => {
    const logins = await delays();
    const address = network();
    const regular = of(account(), address);
    await right(logins, regular);
    for (let n = 0; n < 25; n++) await fail(logins, of(account(), address), 4);
    await expect(right(logins, of(account(), address))).rejects.toThrow(DELAYED);
    expect(await right(logins, regular)).toBe('in');
    pass(60 * MINUTE);
    expect(await right(logins, of(account(), address))).toBe('in');
  });

  it('are not shortened by signing in to an account of one’s own', async () => {
    const logins = await delays();
    const address = network();
    for (let n = 0; n < 24; n++) await fail(logins, of(account(), address), 4);
    await right(logins, of(account(), address));
    await fail(logins, of(account(), address), 4);
    await expect(wrong(logins, of(account(), address))).rejects.toThrow(DELAYED);
  });

  it('keep players and businesses apart', async () => {
    const logins = await delays();
    const attempt = of();
    await fail(logins, attempt, 5);
    expect(await logins.guard({ ...attempt, realm: 'business' }, async () => 'in')).toBe('in');
  });
});

describe.each(['memory', 'postgres'])('attempts at once, counted in %s', (store) => {
  it('are five, and then one at a time', async () => {
    const logins = await delays(store === 'postgres' ? await postgres() : '');
    const attempt = of();
    const burst = async () => {
      const check = vi.fn(async () => null);
      await Promise.allSettled(Array.from({ length: 30 }, () => logins.guard(attempt, check)));
      return check.mock.calls.length;
    };
    expect(await burst()).toBe(5);
    // Attempts that were not let through do not count.
    for (const seconds of [15, 30, 60, 120]) {
      pass(seconds - 1);
      expect(await burst()).toBe(0);
      pass(1);
      expect(await burst()).toBe(1);
    }
  });
});

it('counts over several processes on PostgreSQL', async () => {
  const url = await postgres();
  const [one, two] = [await delays(url), await delays(url)];
  const attempt = of();
  await fail(one, attempt, 3);
  await fail(two, attempt, 2);
  for (const logins of [one, two]) await expect(right(logins, attempt)).rejects.toThrow(DELAYED);
});
