import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject } from 'vitest';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { AppContext } from '../src/context.ts';
import { connectDatabase, type Database, type Engine, openDatabase } from '../src/db/database.ts';
import { reactions } from '../src/domains/reactions.ts';
import { createRateLimits } from '../src/http/rate-limits.ts';
import { createPayment } from '../src/providers/payment/create.ts';
import { type Bus, type Envelope, memoryBus } from '../src/realtime/bus.ts';
import { borrowPostgres } from './lent-databases.ts';
import { missedIndexes } from './partial-indexes.ts';
import { leagueReleases } from './releases.ts';

type Call = {
  token?: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  raw?: string;
};
export type Answer<T> = { status: number; body: T; headers: Headers };

/** Wednesday, 14:00 in Istanbul: far from midnight and from both ends of the week. */
export const WEDNESDAY_NOON = Date.parse('2026-11-18T11:00:00Z');
export const JWT_SECRET = 'a secret that only the tests of this project know';

export type TestApp = {
  ctx: AppContext;
  db: Database;
  /** All published frames. */
  frames: Envelope[];
  /** The errors that made transactions retry. */
  retries: unknown[];
  /** The process's time in ms; assign to move it. */
  time: { now: number };
  /** Calls the API and reads the JSON answer. */
  call: <T = Record<string, unknown>>(method: string, path: string, options?: Call) => Promise<Answer<T>>;
  close: () => Promise<void>;
};

const SETTINGS = {
  JWT_SECRET,
  AUDIT_KEY: 'a key of the audit log for tests',
  RATE_LIMITS: 'off',
  SEED: 'none',
  CHECK_RESPONSES: 'true',
  WEB_ROOT: 'none',
};
type Overrides = Partial<AppContext> & { url?: string; env?: Record<string, string> };

/**
 * The whole API on a fresh database of the given engine, with its own clock. Captcha, geocoder and photos are stand-ins
 * unless `overrides` brings the real ones. `env` adds settings, such as `RATE_LIMITS: 'on'`.
 */
export async function createTestApp(
  engine: Engine,
  { env, url, ...overrides }: Overrides = {},
): Promise<TestApp> {
  const time = { now: WEDNESDAY_NOON };
  const retries: unknown[] = [];
  const onRetry = (error: unknown) => void retries.push(error);
  const db = watched(url ? await openDatabase(url, onRetry) : await withoutRows(engine, onRetry));
  const bus = memoryBus();
  const frames: Envelope[] = [];
  bus.subscribe((envelope) => frames.push(envelope));
  const config = overrides.config ?? readConfig({ ...SETTINGS, ...env });
  const log = pino({ level: 'silent' });
  const clock = () => time.now;
  const ctx: AppContext = {
    config,
    db,
    clock,
    log,
    bus,
    payment: createPayment({ config, db, clock }),
    captcha: { challenge: async () => ({}), verify: async () => {} },
    geocoder: { provinceAt: async () => 'İstanbul' },
    storage: {
      save: async () => ({ path: `/uploads/${randomUUID()}.webp` }),
      remove: async () => {},
      read: async () => null,
      check: async () => {},
    },
    releases: leagueReleases,
    mail: null,
    push: null,
    reactions,
    limits: await createRateLimits({ config, log }),
    ...overrides,
  };
  ctx.bus = afterCommitOnly(ctx.bus);
  const call = callsOf(ctx);
  const close = async () => {
    await ctx.limits.close();
    await db.close();
  };
  return { ctx, db, frames, retries, time, call, close };
}

const transaction = new AsyncLocalStorage<true>();

/** The same database; it marks code that runs within a transaction. */
const watched = (db: Database): Database => ({
  ...db,
  transact: (work) => db.transact((tx) => transaction.run(true, () => work(tx))),
});

/** The same bus; it throws if a frame is published inside a transaction, which may still roll back. */
const afterCommitOnly = (bus: Bus): Bus => ({
  ...bus,
  publish: (topic, frame) => {
    if (transaction.getStore()) throw new Error(`${frame.event} told before it was committed`);
    bus.publish(topic, frame);
  },
});

/** A migrated database without rows. */
const withoutRows = async (engine: Engine, onRetry: (error: unknown) => void): Promise<Database> =>
  engine === 'postgres'
    ? borrowPostgres(onRetry)
    : connectDatabase(await readFile(inject('sqliteFile')), onRetry);

/** Calls of this context's API. */
export function callsOf(ctx: AppContext): TestApp['call'] {
  const app = createApp(ctx);
  return async (method, path, options = {}) => {
    const response = await app.request(path, toRequest(method, options));
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers };
  };
}

function toRequest(method: string, { token, json, form, raw, headers }: Call): RequestInit {
  return {
    method: method.toUpperCase(),
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(json !== undefined || raw !== undefined ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    body: form ?? raw ?? (json === undefined ? null : JSON.stringify(json)),
  };
}

/**
 * Declares the same tests for SQLite and PostgreSQL. `suite` gets a function that answers the running application. A
 * suite has one database, and each test makes its own rows in it; `fresh: 'test'` gives each test its own database, for
 * jobs that act on all rows. The clock restarts with each test.
 */
export function onBothEngines(
  title: string,
  suite: (app: () => TestApp, engine: Engine) => void,
  overrides: () => Overrides = () => ({}),
  { fresh = 'suite' }: { fresh?: 'suite' | 'test' } = {},
): void {
  describe.each(['sqlite', 'postgres'] as const)(`${title} on %s`, (engine) => {
    let running: TestApp | undefined;
    const [before, after] = fresh === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
    before(async () => {
      running = await createTestApp(engine, overrides());
    });
    beforeEach(() => {
      if (running) running.time.now = WEDNESDAY_NOON;
    });
    after(() => running?.close());
    afterEach(() => expect(missedIndexes()).toEqual([]));
    suite(() => {
      if (!running) throw new Error('The application runs within tests only.');
      return running;
    }, engine);
  });
}
