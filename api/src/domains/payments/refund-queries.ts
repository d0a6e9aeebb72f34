import { AppError } from '../../base/app-error.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { PaymentRow } from '../../db/schema/payments.ts';
import type { RefundRow } from '../../db/schema/refunds.ts';

/** A refund by its id. */
export const refundById = (q: Queries, id: string): Promise<RefundRow | undefined> =>
  q.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();

/** The refund that a request for support asked for. */
export const refundOfRequest = (q: Queries, requestId: string): Promise<RefundRow | undefined> =>
  q.selectFrom('refunds').selectAll().where('request_id', '=', requestId).executeTakeFirst();

/** Refunds of a payment, the oldest first. */
export const refundsOf = (q: Queries, paymentId: string): Promise<RefundRow[]> =>
  q.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).orderBy('id').execute();

/**
 * A payment with its refunds, locked: all that happens to its refunds comes one after the other.
 * @throws `not_found`
 */
export async function holdPayment(
  tx: Tx,
  id: string,
): Promise<{ payment: PaymentRow; refunds: RefundRow[] }> {
  await tx.lock('payments', id);
  const payment = await tx.q.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!payment) throw new AppError('not_found');
  return { payment, refunds: await refundsOf(tx.q, id) };
}

const PROMISED: ReadonlySet<RefundRow['state']> = new Set(['approved', 'executed', 'booked']);

/** What is left of a payment (TL) beside the refunds that were approved. */
export const leftOf = ({ amount }: Pick<PaymentRow, 'amount'>, refunds: readonly RefundRow[]): number =>
  refunds.reduce((left, refund) => (PROMISED.has(refund.state) ? left - refund.amount : left), amount);
