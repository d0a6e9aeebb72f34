import type { ListPage } from 'mf-shared/contracts/call';
import type { DeskRefund, RefundsQuery } from 'mf-shared/contracts/refunds';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { RefundRow } from '../../db/schema/refunds.ts';
import { readPage } from '../../http/keyset.ts';
import { leftOf } from './refund-queries.ts';
import { toRefund } from './refund-view.ts';

/** A refund with its venue, payment and decider. */
export type ListedRefund = RefundRow & {
  venue_name: string;
  paid: number;
  paid_at: number | null;
  decider: string | null;
};
/** A refund with what remains of its payment. */
export type WholeRefund = ListedRefund & { left: number };

const listed = (q: Queries) =>
  q
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('published_venues as v', 'v.id', 'r.venue_id')
    .leftJoin('published_players as d', 'd.id', 'r.decided_by')
    .selectAll('r')
    .select(['v.venue_name', 'p.amount as paid', 'p.completed_at as paid_at', 'd.full_name as decider']);

/** Refunds that wait, the next deadline first, or those that are over, the newest first. */
export async function refundPage(
  q: Queries,
  { state, ...paging }: z.output<typeof RefundsQuery>,
): Promise<ListPage<WholeRefund>> {
  const page =
    state === 'open'
      ? await readPage(listed(q).where('r.deadline', 'is not', null), paging, [
          ['r.deadline', 'asc', 'int'],
          ['r.id', 'asc'],
        ])
      : await readPage(listed(q).where('r.deadline', 'is', null), paging, [['r.id', 'desc']]);
  return { ...page, rows: await withLeft(q, page.rows) };
}

/** The refunds of a payment, the oldest first. */
export const refundsOfPayment = async (q: Queries, paymentId: string): Promise<WholeRefund[]> =>
  withLeft(q, await listed(q).where('r.payment_id', '=', paymentId).orderBy('r.id').execute());

async function withLeft(q: Queries, rows: readonly ListedRefund[]): Promise<WholeRefund[]> {
  if (rows.length === 0) return [];
  const payments = [...new Set(rows.map(({ payment_id }) => payment_id))];
  const all = await q.selectFrom('refunds').selectAll().where('payment_id', 'in', payments).execute();
  return rows.map((row) => ({
    ...row,
    left: leftOf(
      { amount: row.paid },
      all.filter(({ payment_id }) => payment_id === row.payment_id),
    ),
  }));
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A refund as the desk sees it; `request` is what the venue wrote, as long as that is kept. */
export const toDeskRefund = (
  row: WholeRefund,
  request: { text: string; reservations: number | null } | undefined,
): DeskRefund => ({
  ...toRefund(row),
  venue: { _id: row.venue_id, id: row.venue_id, name: row.venue_name },
  payment: {
    ...{ _id: row.payment_id, id: row.payment_id, amount: row.paid, left: row.left },
    paidAt: iso(row.paid_at),
  },
  request:
    row.request_id && request
      ? {
          ...{ _id: row.request_id, id: row.request_id, text: request.text },
          reservations: request.reservations ?? 0,
        }
      : null,
  decidedBy: row.decider,
  ...{
    tries: row.tries,
    lastError: row.last_error,
    nextTryAt: row.state === 'approved' ? iso(row.due_at) : null,
  },
});
