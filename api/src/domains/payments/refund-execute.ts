import { HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import { drainDue, pauseAfter } from '../../db/due.ts';
import type { PaymentRow } from '../../db/schema/payments.ts';
import type { RefundRow } from '../../db/schema/refunds.ts';
import type { RefundAnswer } from '../../providers/payment/index.ts';
import { bookExecuted } from './refund-book.ts';

const BATCH = 5;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;
const SILENT = 'Ödeme kuruluşu yanıt vermedi.';
const ELSEWHERE = 'Bu ödeme başka bir ödeme kuruluşuyla alınmış; iadesi oradan yapılabilir.';

/**
 * Gives back what was approved, and books what was given back. One process at a time has a refund. A gateway that fails
 * is asked again, at doubling intervals of up to six hours and without end: the money is promised. A process may die
 * anywhere, since the gateway gives back once for each refund. Answers how many were tried.
 */
export const executeRefunds = (ctx: AppContext): Promise<number> =>
  drainDue(ctx, 'refunds', BATCH, (row) => execute(ctx, row));

async function execute(ctx: AppContext, refund: RefundRow): Promise<void> {
  if (refund.state === 'approved') {
    const answer = await askGateway(ctx, refund);
    if (answer.status === 'failed') return postpone(ctx, refund, answer.reason);
    await ctx.db.q
      .updateTable('refunds')
      .set({ state: 'executed', executed_at: ctx.clock(), reference: answer.reference, last_error: null })
      .where('id', '=', refund.id)
      .where('state', '=', 'approved')
      .execute();
  }
  await bookExecuted(ctx, refund);
}

async function askGateway(ctx: AppContext, refund: RefundRow): Promise<RefundAnswer> {
  const payment = await ctx.db.q
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow();
  if (payment.provider !== ctx.payment.name) return { status: 'failed', reason: ELSEWHERE };
  try {
    return await ctx.payment.refund(orderOf(payment, refund, ctx.clock()));
  } catch (error) {
    ctx.log.warn({ err: error, refundId: refund.id }, 'the gateway gave no answer to a refund');
    return { status: 'failed', reason: SILENT };
  }
}

const orderOf = (payment: PaymentRow, refund: RefundRow, now: number) => ({
  ...{ key: refund.id, paymentId: payment.id, token: payment.provider_token ?? '' },
  ...{ amount: refund.amount, paid: payment.amount, paidAt: payment.completed_at ?? payment.created_at, now },
});

/** Leaves a refund that somebody else claimed meanwhile. */
async function postpone({ db, clock }: AppContext, { id, tries }: RefundRow, reason: string): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_MS, pauseAfter(Math.min(tries, 20), MINUTE_MS));
  await db.q
    .updateTable('refunds')
    .set({ due_at: clock() + pause, last_error: reason })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'approved')
    .execute();
}
