import { MONTHLY_FEE, SERVICE_DAYS } from 'mf-shared/contracts/payments';
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import type { PaymentRow } from '../src/db/schema/payments.ts';
import type { Random } from './base/random.ts';
import { aboutByDay } from './fates.ts';
import type { DemoVenue } from './plan.ts';

type Base = { now: number; random: Random };
const PERIOD = SERVICE_DAYS * DAY_MS;

/**
 * The fees that each approved venue paid up to its due date: the first month was free, each later one was paid in the
 * days before it began. The known venue comes first and had one refused payment.
 */
export function demoPayments(base: Base, venues: readonly DemoVenue[]): PaymentRow[] {
  return venues.flatMap(({ row }, i) => {
    const made: PaymentRow[] = [];
    const dueAt = row.next_payment_at ?? 0;
    for (let to = dueAt; to - PERIOD >= row.created_at + PERIOD; to -= PERIOD) {
      const from = to - PERIOD;
      const paidAt = aboutByDay(base.random, Math.min(from, base.now) - base.random.int(3, 140) * HOUR_MS);
      made.push(payment(base, row.id, paidAt, { from, to }));
      if (i === 0 && made.length === 2) made.push(refusal(base, row.id, paidAt - 9 * MINUTE_MS));
    }
    return made;
  });
}

function payment(
  { random }: Base,
  businessId: string,
  at: number,
  { from, to }: { from: number; to: number },
): PaymentRow {
  const begun = at - random.int(1, 4) * MINUTE_MS;
  return {
    id: random.idAt(begun),
    venue_id: businessId,
    amount: MONTHLY_FEE,
    status: 'paid',
    provider: 'sandbox',
    provider_token: random.idAt(begun),
    created_at: begun,
    completed_at: at,
    period_from: from,
    period_to: to,
    failure_reason: null,
    asked_at: null,
  };
}

const refusal = (base: Base, businessId: string, at: number): PaymentRow => ({
  ...payment(base, businessId, at, { from: at, to: at }),
  status: 'failed',
  period_from: null,
  period_to: null,
  failure_reason: 'Bankanız ödemeyi onaylamadı.',
});
