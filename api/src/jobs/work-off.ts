import type { SelectQueryBuilder } from 'kysely';
import type { AppContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { inOrder, type OrderOf, valuesOf } from '../http/keyset.ts';

/** Rows that are read in one go. */
const BATCH = 100;

type Counted = boolean | number;

/** Rows that wait for a job. */
type Due<DB, TB extends keyof DB, Row> = {
  /** Every row that is due when the job begins. */
  rows: SelectQueryBuilder<DB, TB, Row>;
  /** The order in which they are dealt with; the last column must tell any two rows apart. */
  order: OrderOf<DB, TB, Row>;
  /** Deals with one in a transaction of its own. It looks again whether the row is still due: another process may have been faster. */
  each: (tx: Tx, row: Row) => Promise<Counted>;
};

/**
 * Works off what is due, batch after batch, until nothing is left or the process is to stop. One row that fails holds
 * back none of those after it. Answers the sum of what `each` answered, `true` as 1. @throws what failed first, once
 * all others are done.
 */
export async function workOff<DB, TB extends keyof DB, Row extends object>(
  { db, stopping }: AppContext,
  { rows, order, each }: Due<DB, TB, Row>,
): Promise<number> {
  const errors: unknown[] = [];
  let count = 0;
  for (let after: readonly unknown[] | null = null; ; ) {
    const batch: Row[] = await inOrder(rows, order, after).limit(BATCH).execute();
    for (const row of batch) {
      if (stopping?.aborted) break;
      await db
        .transact(async (tx) => Number(await each(tx, row)))
        .then((counted) => (count += counted))
        .catch((error: unknown) => errors.push(error));
    }
    const last = batch.at(-1);
    if (stopping?.aborted || !last || batch.length < BATCH) break;
    after = valuesOf(order, last);
  }
  if (errors.length > 0) throw errors[0];
  return count;
}
