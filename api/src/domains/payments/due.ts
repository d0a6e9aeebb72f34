import { EARLY_PAYMENT_DAYS, SERVICE_DAYS } from 'mf-shared/contracts/payments';
import { DAY_MS } from 'mf-shared/time';

/**
 * From when (ms) the next period may be paid: from seven days before the due date on. Null for a business without a due
 * date, which may pay at once. Earlier the subscription is valid, and a payment is refused.
 */
export const payableFrom = (dueAt: number | null): number | null =>
  dueAt === null ? null : dueAt - EARLY_PAYMENT_DAYS * DAY_MS;

/** Whether a business with this due date (ms) may pay at `now` (ms). */
export const canPayAt = (dueAt: number | null, now: number): boolean => (payableFrom(dueAt) ?? now) <= now;

/** The 30 days that a payment at `now` (ms) buys. They begin when the days already paid for end. */
export function nextPeriod(dueAt: number | null, now: number): { from: number; to: number } {
  const from = Math.max(now, dueAt ?? now);
  return { from, to: from + SERVICE_DAYS * DAY_MS };
}
