import * as z from 'zod/mini';
import { Identified, numeric, Paging, requiredText } from './common.ts';

/** Working days from the request to the decision, and from the decision until the money is sent (the terms). */
export const REFUND_REVIEW_DAYS = 5;
export const REFUND_PAY_DAYS = 7;
export const MAX_REFUND_REASON = 500;

/**
 * `requested`: waits for a decision; `approved`: waits for the gateway; `executed`: the gateway gave the money back;
 * `booked`: the books and the paid time follow it. `refused` and `booked` are final.
 */
export const REFUND_STATES = ['requested', 'approved', 'refused', 'executed', 'booked'] as const;
export const RefundState = z.enum(REFUND_STATES);
export type RefundState = z.infer<typeof RefundState>;

/** States of a refund on screens. */
export const REFUND_NAMES: Record<RefundState, string> = {
  requested: 'Karar bekliyor',
  approved: 'Onaylandı, gönderilecek',
  refused: 'Kabul edilmedi',
  executed: 'Gönderildi, kayda geçecek',
  booked: 'İade edildi',
};

/** A refund as the venue sees it. */
export const Refund = z.extend(Identified, {
  /** TL. */
  amount: z.number(),
  state: RefundState,
  /** Until when the next step is promised; null once all is done. */
  deadline: z.nullable(z.string()),
  /** Why it was refused, or why it was given without a request. */
  reason: z.nullable(z.string()),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
  executedAt: z.nullable(z.string()),
  bookedAt: z.nullable(z.string()),
});
export type Refund = z.infer<typeof Refund>;

/** The same for the admins' desk. */
export const DeskRefund = z.extend(Refund, {
  venue: z.extend(Identified, { name: z.string() }),
  payment: z.extend(Identified, {
    amount: z.number(),
    paidAt: z.nullable(z.string()),
    /** What can still be given back, without refunds that were approved. */
    left: z.number(),
  }),
  /** What the venue wrote, and the reservations that it took since it paid; null without a request. */
  request: z.nullable(z.extend(Identified, { text: z.string(), reservations: z.number() })),
  decidedBy: z.nullable(z.string()),
  tries: z.number(),
  /** Turkish sentence of the gateway. */
  lastError: z.nullable(z.string()),
  /** When the gateway is asked next. */
  nextTryAt: z.nullable(z.string()),
});
export type DeskRefund = z.infer<typeof DeskRefund>;

const AMOUNT = 'İade tutarını tam lira olarak yazın.';
const amount = numeric(AMOUNT, z.int(AMOUNT), z.gte(1, AMOUNT), z.lte(1_000_000, AMOUNT));

export const RefundApproval = z.object({ amount });
export const RefundRefusal = z.object({
  reason: requiredText('Neden kabul edilmediğini yazın; işletme bunu okur.', MAX_REFUND_REASON),
});
export const RefundOrder = z.object({
  amount,
  reason: requiredText('Neden iade edildiğini yazın; işletme bunu okur.', MAX_REFUND_REASON),
});
export type RefundOrder = z.infer<typeof RefundOrder>;

export const RefundsQuery = z.extend(Paging, { state: z._default(z.enum(['open', 'done']), 'open') });
