import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import type { Schema } from './schema.ts';

/**
 * A job that deletes the rows of a table whose instant (ms) in `column` lies `keptMs` back. It may run on any number of
 * processes, and answers how many rows went.
 */
export const purge =
  <Table extends keyof Schema & string>(table: Table, column: keyof Schema[Table] & string, keptMs = 0) =>
  async ({ db, clock }: AppContext): Promise<number> => {
    const before = clock() - keptMs;
    const gone = sql`delete from ${sql.table(table)} where ${sql.ref(column)} <= ${before}`;
    return Number((await gone.execute(db.q)).numAffectedRows);
  };

/** Forgets counts whose time has run out. */
export const purgeLimits = purge('rate_limits', 'expire');
