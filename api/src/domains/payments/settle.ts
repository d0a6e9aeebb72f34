import { formatDate } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { PaymentRow } from '../../db/schema/payments.ts';
import { notify } from '../notifications/index.ts';
import { setPaidUntil } from '../venues/index.ts';
import { bookPayment, type Sale } from './books.ts';
import { nextPeriod } from './due.ts';
import { markFailed, paymentByToken, venueOf } from './queries.ts';

const WRONG_AMOUNT = 'Bankanın bildirdiği tutar ödeme tutarıyla uyuşmuyor.';

/**
 * Settles the payment that a bank's callback names. It does not trust the browser: it asks the gateway about the token,
 * and order and amount must be ours. Only this activates a business, once for each payment, however many callbacks come
 * at once. Only `paid` is final, since a bank may take the money after a refusal. A payment that the bank has not
 * decided comes back unchanged.
 * @throws `not_found` for a token that we never opened
 * @throws `unavailable` while the gateway gives no answer
 */
export async function settlePayment(ctx: AppContext, provider: string, token: string): Promise<PaymentRow> {
  if (provider !== ctx.payment.name) throw new AppError('not_found');
  const payment = await paymentByToken(ctx.db.q, ctx.payment.name, token);
  if (!payment) throw new AppError('not_found');
  if (payment.status === 'paid') return payment;
  const verdict = await ctx.payment.verify(token, payment.id);
  if (verdict.status === 'waiting') return payment;
  if (verdict.status === 'failed') return fail(ctx, payment, verdict.reason);
  if (verdict.orderId !== payment.id || verdict.amount !== payment.amount) {
    ctx.log.error({ paymentId: payment.id, verdict }, 'the bank reports another order or amount');
    return fail(ctx, payment, WRONG_AMOUNT);
  }
  return extend(ctx, payment);
}

async function fail(ctx: AppContext, payment: PaymentRow, reason: string): Promise<PaymentRow> {
  await markFailed(ctx.db.q, payment.id, reason, ctx.clock());
  return reload(ctx, payment);
}

async function extend(ctx: AppContext, payment: PaymentRow): Promise<PaymentRow> {
  await ctx.db.transact(async (tx) => {
    await tx.lock('venues', payment.venue_id);
    const now = ctx.clock();
    const business = await venueOf(tx.q, payment.venue_id);
    if (business.closed_at !== null) return keepOnly(tx, ctx, { payment, venue: business });
    const { from, to } = nextPeriod(business.next_payment_at, now);
    const { numUpdatedRows } = await tx.q
      .updateTable('payments')
      .set({ status: 'paid', completed_at: now, period_from: from, period_to: to, failure_reason: null })
      .where('id', '=', payment.id)
      .where('status', '!=', 'paid')
      .executeTakeFirstOrThrow();
    if (!numUpdatedRows) return;
    await setPaidUntil(tx.q, payment.venue_id, to);
    await bookPayment(tx, ctx, { payment, venue: business });
    await notify(tx, ctx, {
      to: { model: 'Business', id: payment.venue_id },
      kind: 'payment_received',
      text: `Ödemeniz alındı. Hizmetiniz ${formatDate(istanbulDate(to))} gününe kadar açık.`,
      link: '/payment',
      once: `paid:${payment.id}`,
    });
  });
  return reload(ctx, payment);
}

/** The venue closed while the bank was asked. Records the payment, but does not bring the venue back. */
async function keepOnly(tx: Tx, ctx: AppContext, sale: Sale): Promise<void> {
  const { id } = sale.payment;
  const { numUpdatedRows } = await tx.q
    .updateTable('payments')
    .set({ status: 'paid', completed_at: ctx.clock(), failure_reason: null })
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .executeTakeFirstOrThrow();
  if (!numUpdatedRows) return;
  await bookPayment(tx, ctx, sale);
  ctx.log.warn({ paymentId: id }, 'paid after the venue closed: the money is to be given back');
}

const reload = (ctx: AppContext, { id }: PaymentRow): Promise<PaymentRow> =>
  ctx.db.q.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
