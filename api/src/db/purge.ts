import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import type { Tables } from './schema.ts';

/**
 * Makes a job that deletes the rows whose instant (ms) in `column` is `keptMs` ago. Any number of processes may run it.
 * It answers how many rows it deleted.
 */
export const purge =
  <Table extends keyof Tables & string>(table: Table, column: keyof Tables[Table] & string, keptMs = 0) =>
  async ({ db, clock }: AppContext): Promise<number> => {
    const before = clock() - keptMs;
    const gone = sql`delete from ${sql.table(table)} where ${sql.ref(column)} <= ${before}`;
    return Number((await gone.execute(db.q)).numAffectedRows);
  };

/** Deletes expired counts. */
export const purgeLimits = purge('rate_limits', 'expire');
