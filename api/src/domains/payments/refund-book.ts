import { SERVICE_DAYS } from 'mf-shared/contracts/payments';
import { formatDate, formatMoney } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { PaymentRow } from '../../db/schema/payments.ts';
import type { RefundRow } from '../../db/schema/refunds.ts';
import { setPaidUntil } from '../venues/index.ts';
import { bookRefund } from './books.ts';
import { venueOf } from './queries.ts';
import { holdPayment } from './refund-queries.ts';
import { tellOfRefund } from './tell-of-refund.ts';

/** Books a refund that the gateway gave back, and takes back the time that it paid. Once, however often it is called. */
export const bookExecuted = (
  ctx: AppContext,
  { id, payment_id, venue_id }: Pick<RefundRow, 'id' | 'payment_id' | 'venue_id'>,
): Promise<void> =>
  ctx.db.transact(async (tx) => {
    await tx.lock('venues', venue_id);
    const { payment, refunds } = await holdPayment(tx, payment_id);
    const refund = refunds.find((one) => one.id === id);
    if (refund?.state !== 'executed') return;
    const before = refunds.reduce((sum, { state, amount }) => (state === 'booked' ? sum + amount : sum), 0);
    const venue = await venueOf(tx.q, venue_id);
    const isOpen = venue.closed_at === null;
    const lost = isOpen ? await takeTime(tx, ctx, payment, daysOf(payment, before, refund.amount)) : 0;
    const due = (venue.next_payment_at ?? 0) - lost;
    if (lost > 0) await setPaidUntil(tx.q, venue_id, due);
    await bookRefund(tx, ctx, { payment, venue, refund, before });
    const now = ctx.clock();
    const booked = { state: 'booked', booked_at: now, deadline: null, due_at: null } as const;
    await tx.q.updateTable('refunds').set(booked).where('id', '=', id).execute();
    const text = `${formatMoney(refund.amount)} iadeniz kartınıza gönderildi. ${paidUntil(due, now)}`;
    await tellOfRefund(tx, ctx, { ...refund, ...booked }, text);
  });

/** The whole days that a part of a payment bought. All parts together are the whole period. */
function daysOf({ amount }: PaymentRow, before: number, refunded: number): number {
  const upTo = (sum: number) => Math.floor((SERVICE_DAYS * sum) / amount);
  return upTo(before + refunded) - upTo(before);
}

/** Shortens the period of a payment by its days that have not passed yet. Answers by how much (ms). */
async function takeTime(tx: Tx, { clock }: AppContext, payment: PaymentRow, days: number): Promise<number> {
  const { id, period_from: from, period_to: to } = payment;
  if (from === null || to === null) return 0;
  const lost = Math.min(days * DAY_MS, Math.max(0, to - Math.max(clock(), from)));
  await tx.q
    .updateTable('payments')
    .set({ period_to: to - lost })
    .where('id', '=', id)
    .execute();
  return lost;
}

const paidUntil = (due: number, now: number) =>
  due > now
    ? `Hizmetiniz ${formatDate(istanbulDate(due))} gününe kadar açık.`
    : 'Hizmet süreniz sona erdi; sayfanız aramadan kalktı.';
