import { MONTHLY_FEE, type PaymentState } from 'mf-shared/contracts/payments';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { PaymentRow } from '../../db/schema/payments.ts';
import { billingDetails } from './billing.ts';
import { canPayAt, payableFrom } from './due.ts';
import { lastPaymentOf, paymentOf, venueOf } from './queries.ts';
import { toPayment } from './view.ts';

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** State of the business: active until when, whether it may pay now, and how its payments went. */
export async function paymentState(
  ctx: Ctx<BusinessActor>,
  { paymentId }: { paymentId?: string | undefined },
): Promise<PaymentState> {
  const { db, actor } = ctx;
  const now = ctx.clock();
  const { next_payment_at: dueAt } = await venueOf(db.q, actor.id);
  const view = (row: PaymentRow | undefined) => (row ? toPayment(row, now) : null);
  return {
    isActive: (dueAt ?? 0) > now,
    nextPaymentDate: iso(dueAt),
    canPay: canPayAt(dueAt, now),
    payableFrom: iso(payableFrom(dueAt)),
    amount: MONTHLY_FEE,
    lastPayment: view(await lastPaymentOf(db.q, actor.id)),
    billing: await billingDetails(db.q, actor.id),
    payment: view(paymentId ? await paymentOf(db.q, actor.id, paymentId) : undefined),
  };
}
