import { newId } from '../../base/id.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { BarRow } from '../../db/schema/bars.ts';
import type { Key } from './keys.ts';

type Why = Pick<BarRow, 'reason' | 'ends_at' | 'account_model' | 'account_id'>;

/** Bars an address or number; undefined where it is barred already. A bar that ended gives way. */
export async function insertBar(
  tx: Tx,
  { clock }: AppContext,
  { kind, value, key }: Key,
  why: Why,
): Promise<BarRow | undefined> {
  const now = clock();
  await tx.q
    .deleteFrom('bars')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('ends_at', '<=', now)
    .execute();
  return tx.q
    .insertInto('bars')
    .values({ id: newId(), kind, value, key, ...why, created_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}
