import { Redis } from 'ioredis';
import pg from 'pg';
import type { Logger } from 'pino';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import type { Rate } from './rate-limit-table.ts';

/** A store that answers later than this counts as gone. */
const PATIENCE_MS = 1000;
const LONGEST_DELAY_MS = 5000;

/** The place where counts are kept. */
export type Counters = {
  /** A counter under its own name; `ownCount` keeps it in this process. */
  open: (name: string, rate: Rate, ownCount?: boolean) => RateLimiterAbstract;
  close: () => Promise<void>;
};

/**
 * The counters of this deployment: in Redis if one is named, else in PostgreSQL if it is the database, else in memory,
 * since one process serves an SQLite file. While a store is gone, each process counts in memory.
 */
export async function openCounters(
  { redisUrl, databaseUrl }: Pick<Config, 'redisUrl' | 'databaseUrl'>,
  log: Logger,
): Promise<Counters> {
  if (redisUrl) return inRedis(redisUrl, log);
  return /^postgres(ql)?:/.test(databaseUrl) ? inPostgres(databaseUrl, log) : inMemory();
}

function inMemory(): Counters {
  return {
    open: (name, rate) => new RateLimiterMemory({ ...rate, keyPrefix: name }),
    close: async () => {},
  };
}

type Insured = Rate & { keyPrefix: string; insuranceLimiter: RateLimiterMemory };

/** Counters in a store that may go away. */
function insured(make: (options: Insured) => RateLimiterAbstract, close: Counters['close']): Counters {
  const memory = inMemory();
  return {
    open: (name, rate, ownCount = false) => {
      if (ownCount) return memory.open(name, rate);
      const insuranceLimiter = new RateLimiterMemory({ ...rate, keyPrefix: name });
      return make({ ...rate, keyPrefix: `limit:${name}`, insuranceLimiter });
    },
    close,
  };
}

async function inRedis(url: string, log: Logger): Promise<Counters> {
  const redis = new Redis(url, {
    lazyConnect: true,
    keepAlive: 10_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: PATIENCE_MS,
    // Leaves a silent store at once, or every call would wait for as long.
    socketTimeout: PATIENCE_MS,
    retryStrategy: (attempt) => Math.min(LONGEST_DELAY_MS, 100 * 2 ** attempt),
  });
  redis.on('error', (error: Error) => log.warn({ err: error }, 'redis connection for limits'));
  await redis.connect();
  return insured(
    (options) => new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true }),
    async () => redis.disconnect(),
  );
}

/** Uses its own connections, so that counting never waits for the work that it counts. */
function inPostgres(url: string, log: Logger): Counters {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    // A count lost in a crash of the machine is cheaper than a wait for the disk at every call.
    options: '-c synchronous_commit=off',
  });
  const warn = (error: Error) => log.warn({ err: error }, 'database connection for limits');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return insured(
    (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
    () => pool.end(),
  );
}
