import type { Server } from 'node:http';
import { serve as listen } from '@hono/node-server';
import { createApp } from './app.ts';
import { ensureAdmin } from './cli/ensure-admin.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { AppContext } from './context.ts';
import { type Database, openDatabase } from './db/database.ts';
import { seedDemo } from './db/seed/index.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { startJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { createCaptcha } from './providers/captcha/create.ts';
import { createGeocoder } from './providers/geocoder/create.ts';
import { createMail } from './providers/mail/create.ts';
import { createPayment } from './providers/payment/create.ts';
import { createPush } from './providers/push/create.ts';
import { createStorage } from './providers/storage/create.ts';
import { createBus } from './realtime/create-bus.ts';
import { attachHub } from './realtime/hub.ts';

const DRAIN_MS = 8000;
const IDLE_CHECK_MS = 50;

/** Runs the product with the settings of `env` until it is told to stop. */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  const config = configOrExit(env);
  const ctx = await createContext(config);
  const admin = config.admin;
  if (admin) await ensureAdmin(ctx.db, admin);
  const server = listen({ fetch: createApp(ctx).fetch, hostname: config.host, port: config.port }) as Server;
  const closeHub = attachHub(server, ctx);
  const stopJobs = startJobs(ctx);
  server.once('listening', () => announce(config));
  server.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void shutDown(server, ctx, [closeHub, stopJobs]));
  }
  // A call that failed in the background must not end all the others; what was committed is safe either way.
  process.on('unhandledRejection', (error) => ctx.log.error({ err: error }, 'unhandled rejection'));
}

function configOrExit(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function createContext(config: Config): Promise<AppContext> {
  const log = createLog(config.logLevel);
  const db: Database = await openDatabase(config.databaseUrl);
  const clock = Date.now;
  const ctx: AppContext = {
    config,
    db,
    clock,
    log,
    bus: await createBus(config, log),
    captcha: createCaptcha({ config, db, clock }),
    payment: createPayment({ config, db, clock }),
    geocoder: createGeocoder(config),
    storage: createStorage(config),
    mail: createMail(config),
    push: createPush(config, log),
    limits: createRateLimits(),
  };
  if (config.seed === 'demo') await seedDemo(ctx);
  return ctx;
}

function announce({ host, port, seed }: Config): void {
  console.log(`\nTopla hazır: http://${host}:${port}\n`);
  if (seed !== 'demo') return;
  console.log('Deneme hesapları (şifre: Topla-2026!)');
  console.log('  oyuncu@topla.test   isletme@topla.test   admin@topla.test\n');
}

/** Stops taking connections, lets running calls end, then closes what they used. */
async function shutDown(server: Server, ctx: AppContext, stops: (() => unknown)[]): Promise<void> {
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
  const closed = new Promise((done) => server.close(done));
  // A connection turns idle when its last call is answered, and is kept alive unless somebody closes it.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  await Promise.all([closed, ...stops.map((stop) => stop())]);
  clearInterval(idle);
  await ctx.bus.close();
  await ctx.db.close();
  process.exit(0);
}
