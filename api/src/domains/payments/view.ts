import type { Payment, PaymentStatus } from 'mf-shared/contracts/payments';
import { MINUTE_MS } from 'mf-shared/time';
import type { PaymentRow } from '../../db/schema/payments.ts';

/** How long the pages of banks stay valid. */
const ABANDONED_AFTER_MS = 30 * MINUTE_MS;

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

function statusAt(row: PaymentRow, now: number): PaymentStatus {
  const isOld = row.created_at + ABANDONED_AFTER_MS <= now;
  return row.status === 'initialised' && isOld ? 'abandoned' : row.status;
}

/** A payment as the contract has it; `now` (ms) decides which ones count as abandoned. */
export const toPayment = (row: PaymentRow, now: number): Payment => ({
  _id: row.id,
  id: row.id,
  amount: row.amount,
  status: statusAt(row, now),
  createdAt: new Date(row.created_at).toISOString(),
  completedAt: iso(row.completed_at),
  periodFrom: iso(row.period_from),
  periodTo: iso(row.period_to),
  failureReason: row.failure_reason,
});
