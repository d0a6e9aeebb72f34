import type { Server } from 'node:http';
import { createApp } from './app.ts';
import { refuseDemoAccounts } from './auth/refuse-demo-accounts.ts';
import { DEMO_EMAILS, DEMO_PASSWORD } from './base/demo-accounts.ts';
import { ConfigError } from './base/env.ts';
import { watchLoopDelay } from './base/loop-delay.ts';
import { type Config, readConfig } from './config.ts';
import type { AppContext } from './context.ts';
import { type Database, openDatabase } from './db/database.ts';
import { ensureAdmin } from './domains/players/index.ts';
import { reactions } from './domains/reactions.ts';
import { listen } from './http/listen.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { startJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { createCaptcha } from './providers/captcha/create.ts';
import { createGeocoder } from './providers/geocoder/create.ts';
import { createMail } from './providers/mail/create.ts';
import { createPayment } from './providers/payment/create.ts';
import { createPush } from './providers/push/create.ts';
import { createReleases } from './providers/releases/create.ts';
import { createStorage } from './providers/storage/create.ts';
import { createBus } from './realtime/create-bus.ts';
import { attachHub } from './realtime/hub.ts';

const DRAIN_MS = 8000;
const IDLE_CHECK_MS = 50;

/** Runs the product with the settings in `env` until it is told to stop. */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  // Only the server's own user may read the database, photos and keys.
  process.umask(0o077);
  const { ctx, app } = await orExit(() => prepare(env));
  const { config } = ctx;
  const server = listen(app, config);
  const closeHub = attachHub(server, ctx);
  const stopJobs = startJobs(ctx);
  watchLoopDelay();
  server.once('listening', () => announce(config));
  server.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void shutDown(server, ctx, [closeHub, stopJobs]));
  }
  // A failed background call must not end all the others. Committed data is safe either way.
  process.on('unhandledRejection', (error) => ctx.log.error({ err: error }, 'unhandled rejection'));
}

/** Ends the process with a message, without a stack trace, when a setting is invalid. */
async function orExit<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}

/** Runs a part of the start. `what` names the setting or service at fault. */
async function part<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
    throw new ConfigError(`${what}: ${cause instanceof Error ? cause.message : cause}`, { cause: error });
  }
}

async function prepare(env: NodeJS.ProcessEnv) {
  const config = await part('DATA_DIR', () => readConfig(env));
  const ctx = await createContext(config);
  const { admin } = config;
  if (config.production) await refuseDemoAccounts(ctx.db.q);
  if (admin) await ensureAdmin({ ...ctx, actor: { role: 'system', who: 'Sunucu ayarları' } }, admin);
  return { ctx, app: await part('WEB_ROOT', () => createApp(ctx)) };
}

async function createContext(config: Config): Promise<AppContext> {
  const log = createLog(config.logLevel);
  const db: Database = await part('DATABASE_URL, DATA_DIR', () =>
    openDatabase(config.databaseUrl, (err) => log.info({ err }, 'A transaction begins again.')),
  );
  const clock = Date.now;
  const ctx: AppContext = {
    config,
    db,
    clock,
    log,
    bus: await part(config.redisUrl ? 'REDIS_URL' : 'DATABASE_URL', () => createBus(config, log)),
    captcha: createCaptcha({ config, db, clock }),
    payment: createPayment({ config, db, clock }),
    geocoder: createGeocoder(config),
    storage: await part('S3_ENDPOINT', () => createStorage(config)),
    releases: createReleases(config.releases),
    mail: createMail({ config, log, clock }),
    push: await part('vapid-keys.json in DATA_DIR', () => createPush(config, log)),
    reactions,
    limits: await part(config.redisUrl ? 'REDIS_URL' : 'DATABASE_URL', () =>
      createRateLimits({ config, log }),
    ),
  };
  if (config.seed === 'demo') {
    // A separate package, so that production neither loads nor needs it.
    const { seedDemo } = await import('demo');
    await seedDemo(ctx);
  }
  return ctx;
}

function announce({ host, port, seed }: Config): void {
  console.log(`\nTopla hazır: http://${host}:${port}\n`);
  if (seed !== 'demo') return;
  console.log(`Deneme hesapları (şifre: ${DEMO_PASSWORD})`);
  console.log(`  ${Object.values(DEMO_EMAILS).join('   ')}\n`);
}

/** Stops accepting connections, lets running calls end, then closes what they used. */
async function shutDown(server: Server, ctx: AppContext, stops: (() => unknown)[]): Promise<void> {
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
  const closed = new Promise((done) => server.close(done));
  // A connection turns idle after its last answer, and stays open unless somebody closes it.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  await Promise.all([closed, ...stops.map((stop) => stop())]);
  clearInterval(idle);
  await ctx.bus.close();
  await ctx.limits.close();
  await ctx.db.close();
  process.exit(0);
}
