import { join } from 'node:path';
import pino from 'pino';
import { readConfig } from '../api/src/config.ts';
import type { AppContext } from '../api/src/context.ts';
import { openDatabase } from '../api/src/db/database.ts';
import { reactions } from '../api/src/domains/reactions.ts';
import { createRateLimits } from '../api/src/http/rate-limits.ts';
import { createGeocoder } from '../api/src/providers/geocoder/create.ts';
import { createPayment } from '../api/src/providers/payment/create.ts';
import { createReleases } from '../api/src/providers/releases/create.ts';
import { createStorage } from '../api/src/providers/storage/create.ts';
import { memoryBus } from '../api/src/realtime/bus.ts';

export const BENCH_SECRET = 'a secret for measurements on this machine only';

/** The API as in production, on a database of the bench, without limits and log lines. */
export async function benchContext(databaseUrl: string): Promise<AppContext> {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: '.cache/bench',
    DEVELOPER_FILES: 'off',
    JWT_SECRET: BENCH_SECRET,
    RATE_LIMITS: 'off',
    SEED: 'none',
    WEB_ROOT: join(import.meta.dirname, '..'),
  });
  const db = await openDatabase(databaseUrl);
  const log = pino({ level: 'silent' });
  return {
    config,
    db,
    clock: Date.now,
    log,
    bus: memoryBus(),
    captcha: { challenge: async () => ({}), verify: async () => {} },
    payment: createPayment({ config, db, clock: Date.now }),
    geocoder: createGeocoder(config),
    storage: createStorage(config),
    releases: createReleases(config.releases),
    mail: null,
    push: null,
    reactions,
    limits: await createRateLimits({ config, log }),
  };
}
