import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type Bus, memoryBus } from './bus.ts';
import { networkBus } from './network-bus.ts';
import { openPostgresTransport } from './postgres-transport.ts';
import { openRedisTransport } from './redis-transport.ts';

/**
 * The bus of this deployment: Redis if one is named, else PostgreSQL if it is the database, else memory, since one
 * process serves an SQLite file.
 */
export async function createBus(
  { redisUrl, databaseUrl }: Pick<Config, 'redisUrl' | 'databaseUrl'>,
  log: Logger,
): Promise<Bus> {
  if (redisUrl) return networkBus((handlers) => openRedisTransport(redisUrl, handlers, log), log);
  if (/^postgres(ql)?:/.test(databaseUrl)) {
    return networkBus((handlers) => openPostgresTransport(databaseUrl, handlers, log), log);
  }
  return memoryBus();
}
