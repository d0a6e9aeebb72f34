import type { Refund } from 'mf-shared/contracts/refunds';
import type { RefundRow } from '../../db/schema/refunds.ts';

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A refund as the contract has it. */
export const toRefund = (row: RefundRow): Refund => ({
  ...{ _id: row.id, id: row.id, amount: row.amount, state: row.state, reason: row.reason },
  deadline: iso(row.deadline),
  createdAt: new Date(row.created_at).toISOString(),
  decidedAt: iso(row.decided_at),
  executedAt: iso(row.executed_at),
  bookedAt: iso(row.booked_at),
});
