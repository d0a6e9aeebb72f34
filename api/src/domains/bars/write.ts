import { newId } from '../../base/id.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { BarRow } from '../../db/schema/bars.ts';
import type { Key } from './keys.ts';

type Why = Pick<BarRow, 'reason' | 'ends_at' | 'account_model' | 'account_id'>;

/** Bars an address or number. Deletes a bar whose end has passed first; undefined where another one stands. */
export async function insertBar(tx: Tx, ctx: AppContext, key: Key, why: Why): Promise<BarRow | undefined> {
  await dropEnded(tx, ctx, key);
  return insertion(tx, ctx, key, why)
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Bars an address or number together with an account. A bar that stands already for another reason loses its end and its
 * account, so that only an admin ends it; undefined where it has neither.
 */
export async function insertOrKeepBar(
  tx: Tx,
  ctx: AppContext,
  key: Key,
  why: Why,
): Promise<BarRow | undefined> {
  await dropEnded(tx, ctx, key);
  return insertion(tx, ctx, key, why)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet({ ends_at: null, account_model: null, account_id: null })
        .where((eb) => eb.or([eb('bars.ends_at', 'is not', null), eb('bars.account_id', 'is not', null)])),
    )
    .returningAll()
    .executeTakeFirst();
}

const dropEnded = (tx: Tx, { clock }: AppContext, { kind, key }: Key): Promise<unknown> =>
  tx.q
    .deleteFrom('bars')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('ends_at', '<=', clock())
    .execute();

const insertion = (tx: Tx, { clock }: AppContext, { kind, value, key }: Key, why: Why) =>
  tx.q.insertInto('bars').values({ id: newId(), kind, value, key, ...why, created_at: clock() });
