import { REFUND_PAY_DAYS, REFUND_REVIEW_DAYS, type RefundOrder } from 'mf-shared/contracts/refunds';
import { formatDate, formatMoney } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { PaymentRow } from '../../db/schema/payments.ts';
import type { RefundRow } from '../../db/schema/refunds.ts';
import { afterWorkingDays } from './refund-deadlines.ts';
import { holdPayment, leftOf, refundById } from './refund-queries.ts';
import { tellOfRefund } from './tell-of-refund.ts';

const until = (deadline: number) => formatDate(istanbulDate(deadline));

type Request = { requestId: string; paymentId: string };

/**
 * Keeps that a venue asked back what is left of a payment.
 * @throws `refund_too_much` when nothing is left
 */
export async function requestRefund(
  tx: Tx,
  ctx: AppContext,
  { requestId, paymentId }: Request,
): Promise<void> {
  const { payment, refunds } = await holdPayment(tx, paymentId);
  const amount = leftOf(payment, refunds);
  if (amount <= 0) throw new AppError('refund_too_much', { message: 'Bu ödeme daha önce iade edilmiş.' });
  const now = ctx.clock();
  const deadline = afterWorkingDays(now, REFUND_REVIEW_DAYS);
  const refund: RefundRow = {
    ...fresh(payment, now),
    ...{ request_id: requestId, amount, state: 'requested', deadline },
  };
  await tx.q.insertInto('refunds').values(refund).execute();
  const text = `İade talebinizi aldık: ${formatMoney(amount)}. En geç ${until(deadline)} gününe kadar karar veririz.`;
  await tellOfRefund(tx, ctx, refund, text);
}

const fresh = ({ id, venue_id }: PaymentRow, now: number) => ({
  ...{ id: newId(), payment_id: id, venue_id, created_at: now, tries: 0, request_id: null },
  ...{ reason: null, decided_by: null, decided_at: null, executed_at: null, booked_at: null },
  ...{ reference: null, due_at: null, last_error: null },
});

/** What came of a decision: the refund before and after it, and the sentence that the venue reads. */
export type Decided = { before: RefundRow; after: RefundRow; text: string };

/**
 * Approves a request, for the whole sum or a part of it. A job then asks the gateway.
 * @throws `not_found`, `refund_changed` for one that was decided, `refund_too_much`
 */
export async function approveRefund(
  tx: Tx,
  ctx: Ctx<AdminActor>,
  id: string,
  amount: number,
): Promise<Decided> {
  const { refund, left } = await holdRequested(tx, id);
  requireLeft(amount, left);
  return decide(tx, ctx, refund, { ...approval(ctx), amount });
}

/**
 * Refuses a request; nothing else changes.
 * @throws `not_found`, `refund_changed` for one that was decided
 */
export async function refuseRefund(
  tx: Tx,
  ctx: Ctx<AdminActor>,
  id: string,
  reason: string,
): Promise<Decided> {
  const { refund } = await holdRequested(tx, id);
  return decide(tx, ctx, refund, { state: 'refused', reason, deadline: null });
}

/**
 * Gives money of a payment back that nobody asked for.
 * @throws `not_found`, also for a payment that took no money
 * @throws `refund_changed` while a request waits for its decision, `refund_too_much`
 */
export async function orderRefund(
  tx: Tx,
  ctx: Ctx<AdminActor>,
  paymentId: string,
  { amount, reason }: RefundOrder,
): Promise<Decided> {
  const { payment, refunds } = await holdPayment(tx, paymentId);
  if (payment.status !== 'paid') throw new AppError('not_found');
  if (refunds.some(({ state }) => state === 'requested'))
    throw new AppError('refund_changed', {
      message: 'Bu ödeme için karar bekleyen bir iade talebi var. Önce ona karar verin.',
    });
  requireLeft(amount, leftOf(payment, refunds));
  const now = ctx.clock();
  const ordered: RefundRow = { ...fresh(payment, now), amount, state: 'approved', deadline: null };
  await tx.q.insertInto('refunds').values(ordered).execute();
  return decide(tx, ctx, ordered, { ...approval(ctx), reason });
}

const approval = ({ clock }: AppContext) => ({
  ...{ state: 'approved' as const, due_at: clock() },
  deadline: afterWorkingDays(clock(), REFUND_PAY_DAYS),
});

function requireLeft(amount: number, left: number): void {
  if (amount > left)
    throw new AppError('refund_too_much', {
      fields: { amount: `Bu ödemeden en fazla ${formatMoney(left)} iade edilebilir.` },
    });
}

async function holdRequested(tx: Tx, id: string) {
  const found = await refundById(tx.q, id);
  if (!found) throw new AppError('not_found');
  const { payment, refunds } = await holdPayment(tx, found.payment_id);
  const refund = refunds.find((one) => one.id === id);
  if (refund?.state !== 'requested') throw new AppError('refund_changed');
  return { refund, left: leftOf(payment, refunds) };
}

async function decide(
  tx: Tx,
  ctx: Ctx<AdminActor>,
  before: RefundRow,
  change: Partial<RefundRow>,
): Promise<Decided> {
  const after = { ...before, ...change, decided_by: ctx.actor.id, decided_at: ctx.clock() };
  await tx.q.updateTable('refunds').set(after).where('id', '=', before.id).execute();
  const text = sentenceOf(after);
  await tellOfRefund(tx, ctx, after, text);
  return { before, after, text };
}

function sentenceOf({ state, amount, reason, deadline, request_id }: RefundRow): string {
  if (state === 'refused') return `İade talebiniz kabul edilmedi: ${reason}`;
  const sum = formatMoney(amount);
  const when = `Tutar en geç ${until(deadline ?? 0)} gününe kadar ödeme yaptığınız karta gönderilir.`;
  return request_id === null
    ? `Size ${sum} iade ediyoruz: “${reason}” ${when}`
    : `İade talebiniz onaylandı: ${sum}. ${when}`;
}
