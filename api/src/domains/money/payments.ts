import type { ListPage } from 'mf-shared/contracts/call';
import type {
  DeskInvoicesQuery,
  DeskPayment,
  DeskPaymentDetail,
  InvoiceRow,
  MoneyQuery,
} from 'mf-shared/contracts/money';
import type * as z from 'zod/mini';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import {
  invoiceList,
  type ListedPayment,
  leftOf,
  listedPayment,
  papersOf,
  paymentPage,
  refundsOfPayment,
  toInvoice,
  toPayment,
} from '../payments/index.ts';
import { withRequests } from './refunds.ts';

const toDeskPayment = (row: ListedPayment, now: number): DeskPayment => ({
  ...toPayment(row, now),
  venue: { _id: row.venue_id, id: row.venue_id, name: row.venue_name },
  ...{ provider: row.provider, refunded: row.refunded },
});

/** Payments of all venues. */
export async function deskPayments(ctx: Ctx, query: MoneyQuery): Promise<ListPage<DeskPayment>> {
  const { rows, nextCursor } = await paymentPage(ctx.db.q, query);
  const now = ctx.clock();
  return { rows: rows.map((row) => toDeskPayment(row, now)), nextCursor };
}

/**
 * A payment with all that became of it.
 * @throws `not_found`
 */
export async function deskPayment(ctx: Ctx, id: string): Promise<DeskPaymentDetail> {
  const { q } = ctx.db;
  const row = await listedPayment(q, id);
  if (!row) throw new AppError('not_found');
  const { invoices, refunds } = await papersOf(q, [id]);
  return {
    ...toDeskPayment(row, ctx.clock()),
    left: row.status === 'paid' ? leftOf(row, refunds) : 0,
    invoices: invoices.map(toInvoice),
    refunds: await withRequests(q, await refundsOfPayment(q, id)),
    askedAt: row.asked_at === null ? null : new Date(row.asked_at).toISOString(),
  };
}

/** Invoices of all venues. */
export async function deskInvoices(
  { db: { q } }: Ctx,
  query: z.output<typeof DeskInvoicesQuery>,
): Promise<ListPage<InvoiceRow>> {
  const { rows, nextCursor } = await invoiceList(q, query);
  return {
    rows: rows.map((row) => ({
      ...toInvoice(row),
      venue: { _id: row.venue_id, id: row.venue_id, name: row.venue_name },
      paymentId: row.payment_id,
    })),
    nextCursor,
  };
}
