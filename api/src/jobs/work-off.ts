import type { SelectQueryBuilder } from 'kysely';
import type { AppContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { type OrderOf, pagesOf } from '../http/keyset.ts';

/** Rows per query. */
const BATCH = 100;

type Counted = boolean | number;

/** The rows that wait for a job. */
type Due<DB, TB extends keyof DB, Row> = {
  /** Every row that is due when the job begins. */
  rows: SelectQueryBuilder<DB, TB, Row>;
  /** The processing order. The last column must be different for any two rows. */
  order: OrderOf<DB, TB, Row>;
  /**
   * Handles one row in its own transaction. It checks again whether the row is still due: another process may have
   * been faster.
   */
  each: (tx: Tx, row: Row) => Promise<Counted>;
};

/**
 * Works off all due rows in batches until nothing is left or the process must stop. A row that fails does not hold
 * back the rows after it. Returns the sum of the answers of `each`; `true` counts as 1.
 * @throws the first error, after all other rows are done
 */
export async function workOff<DB, TB extends keyof DB, Row extends object>(
  { db, stopping }: AppContext,
  { rows, order, each }: Due<DB, TB, Row>,
): Promise<number> {
  const errors: unknown[] = [];
  let count = 0;
  for await (const batch of pagesOf(rows, order, BATCH)) {
    for (const row of batch) {
      if (stopping?.aborted) break;
      await db
        .transact(async (tx) => Number(await each(tx, row)))
        .then((counted) => (count += counted))
        .catch((error: unknown) => errors.push(error));
    }
    if (stopping?.aborted) break;
  }
  if (errors.length > 0) throw errors[0];
  return count;
}
