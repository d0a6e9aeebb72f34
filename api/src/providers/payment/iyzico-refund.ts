import { istanbulDate } from 'mf-shared/schedule';
import * as z from 'zod/mini';
import { AppError } from '../../base/app-error.ts';
import type { RefundAnswer, RefundOrder } from './index.ts';
import { askIyzico, callIyzico, IyzicoRefusal, type Merchant } from './iyzico-client.ts';

const DETAIL = '/payment/iyzipos/checkoutform/auth/ecom/detail';
const CANCEL = '/payment/cancel';
const REFUND = '/payment/refund';
const REPORT = '/v2/reporting/payment/details';
/** iyzico wants the address of whoever gives the money back; a job does. */
const OUR_ADDRESS = '127.0.0.1';

const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const Paid = z.object({
  paymentId: text,
  itemTransactions: z.tuple([z.object({ paymentTransactionId: text })]),
});
const Done = z.object({ paymentId: text, hostReference: z.optional(z.nullable(z.string())) });
const many = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(z.array(schema)), []);
const Report = z.object({
  payments: many(
    z.object({
      cancels: many(z.object({ cancelStatus: z.optional(z.number()) })),
      itemTransactions: many(
        z.object({
          refunds: many(
            z.object({
              refundConversationId: z.optional(z.nullable(z.string())),
              refundTxId: z.optional(z.nullable(text)),
              refundPrice: z.optional(z.number()),
              refundStatus: z.optional(z.number()),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** iyzico's status of a cancellation or refund that went through. */
const THROUGH = 1;

/**
 * Gives money back through iyzico. iyzico knows no keys against doing it twice, so its report is read first: it names
 * each refund by the conversation, which is our key. The whole sum on the day of the payment is a cancellation, which
 * costs nobody a fee; a payment has at most one.
 * @throws `unavailable` while iyzico does not say what is so
 */
export async function refundAtIyzico(merchant: Merchant, order: RefundOrder): Promise<RefundAnswer> {
  const paid = await read(() =>
    callIyzico(merchant, DETAIL, { locale: 'tr', conversationId: order.paymentId, token: order.token }, Paid),
  );
  const earlier = await doneBefore(merchant, order, paid.paymentId);
  if (earlier) return { status: 'done', reference: earlier };
  const common = { locale: 'tr', conversationId: order.key, ip: OUR_ADDRESS };
  const isWhole = order.amount === order.paid && istanbulDate(order.paidAt) === istanbulDate(order.now);
  const { paymentTransactionId } = paid.itemTransactions[0];
  const [path, payload] = isWhole
    ? [CANCEL, { ...common, paymentId: paid.paymentId }]
    : [REFUND, { ...common, paymentTransactionId, price: order.amount.toFixed(1), currency: 'TRY' }];
  try {
    const done = await callIyzico(merchant, path, payload, Done);
    return { status: 'done', reference: done.hostReference || done.paymentId };
  } catch (error) {
    if (error instanceof IyzicoRefusal) return { status: 'failed', reason: error.reason.slice(0, 200) };
    throw new AppError('unavailable');
  }
}

/** iyzico's name for this refund, when it went through before. */
async function doneBefore(merchant: Merchant, order: RefundOrder, paymentId: string): Promise<string | null> {
  const query = new URLSearchParams({ locale: 'tr', conversationId: order.key, paymentId });
  const report = await read(() => askIyzico(merchant, `${REPORT}?${query}`, Report));
  for (const payment of report.payments ?? []) {
    const cancelled = payment.cancels?.some(({ cancelStatus = THROUGH }) => cancelStatus === THROUGH);
    if (cancelled && order.amount === order.paid) return paymentId;
    const refunds = payment.itemTransactions?.flatMap((item) => item.refunds ?? []) ?? [];
    const ours = refunds.find(
      ({ refundConversationId, refundStatus = THROUGH }) =>
        refundConversationId === order.key && refundStatus === THROUGH,
    );
    if (ours) return ours.refundTxId ?? paymentId;
  }
  return null;
}

/** What iyzico knows; nothing was changed yet, so that any failure only means to ask again. */
async function read<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch {
    throw new AppError('unavailable');
  }
}
