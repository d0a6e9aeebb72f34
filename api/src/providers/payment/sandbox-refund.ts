import type { Clock } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { RefundAnswer, RefundOrder } from './index.ts';

type Needs = { db: Database; clock: Clock };

/** Gives money of the built-in bank back, once for each key, and never more than was taken. */
export const refundAtSandbox = (
  { db, clock }: Needs,
  { key, token, amount }: RefundOrder,
): Promise<RefundAnswer> =>
  db.transact(async (tx) => {
    const { numInsertedOrUpdatedRows: isNew } = await tx.q
      .insertInto('sandbox_refunds')
      .values({ key, token, amount, refunded_at: clock() })
      .onConflict((one) => one.column('key').doNothing())
      .executeTakeFirstOrThrow();
    if (!isNew) return { status: 'done', reference: key };
    const { numUpdatedRows } = await tx.q
      .updateTable('sandbox_charges')
      .set((eb) => ({ refunded: eb('refunded', '+', amount) }))
      .where('token', '=', token)
      .where('status', '=', 'approved')
      .where((eb) => eb(eb('refunded', '+', amount), '<=', eb.ref('amount')))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows) return { status: 'done', reference: key };
    await tx.q.deleteFrom('sandbox_refunds').where('key', '=', key).execute();
    return { status: 'failed', reason: 'Banka bu ödeme için iade kabul etmedi.' };
  });
