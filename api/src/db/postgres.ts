import pg from 'pg';
import { keepStatements, StatementNames } from './prepared.ts';

const INT8 = 20;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * A pool of connections; waits `connectTimeoutMs` for each. Reads eight-byte integers as numbers: they are instants and
 * counts, which fit.
 */
export function postgresPool(url: string, connectTimeoutMs = CONNECT_TIMEOUT_MS): pg.Pool {
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
  // Without this, a connection that breaks while idle or in a transaction ends the process. Its user gets an error
  // anyway, and the pool makes a new connection when needed.
  pool.on('error', () => {});
  const names = new StatementNames();
  pool.on('connect', (client) => {
    client.on('error', () => {});
    keepStatements(client, names);
  });
  return pool;
}
