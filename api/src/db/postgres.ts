import { PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Dialect on a pool of connections, each of which is waited for that long. Eight-byte integers are instants and counts,
 * which a number holds.
 */
export function postgresDialect(url: string, connectTimeoutMs = CONNECT_TIMEOUT_MS): PostgresDialect {
  const types: pg.CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // A connection that breaks while idle or within a transaction would otherwise end the process. Whoever uses it
  // is refused anyway, and the pool makes a new one when it is needed.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
