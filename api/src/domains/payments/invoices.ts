import type { ListPage } from 'mf-shared/contracts/call';
import { type Invoice, invoiceNo } from 'mf-shared/contracts/invoices';
import type { InvoicesQuery, PaidFee } from 'mf-shared/contracts/payments';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import type { InvoiceRow } from '../../db/schema/invoices.ts';
import { readPage } from '../../http/keyset.ts';
import { toRefund } from './refund-view.ts';
import { toPayment } from './view.ts';

/** Paid fees of the business with their invoices and refunds, newest first, and the cursor of the next page. */
export async function listInvoices(
  ctx: Ctx<BusinessActor>,
  paging: z.output<typeof InvoicesQuery>,
): Promise<ListPage<PaidFee>> {
  const { q } = ctx.db;
  const query = q
    .selectFrom('payments')
    .selectAll()
    .where('venue_id', '=', ctx.actor.id)
    .where('status', '=', 'paid');
  const { rows, nextCursor } = await readPage(query, paging, [
    ['completed_at', 'desc', 'int'],
    ['id', 'desc'],
  ]);
  const now = ctx.clock();
  const { invoices, refunds } = await papersOf(
    q,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => ({
      ...toPayment(row, now),
      invoices: invoices.filter(({ payment_id }) => payment_id === row.id).map(toInvoice),
      refunds: refunds.filter(({ payment_id }) => payment_id === row.id).map(toRefund),
    })),
    nextCursor,
  };
}

/** Invoices and refunds of some payments, the oldest first. */
export async function papersOf(q: Queries, payments: readonly string[]) {
  if (payments.length === 0) return { invoices: [], refunds: [] };
  const [invoices, refunds] = await Promise.all([
    q
      .selectFrom('invoices')
      .selectAll()
      .where('payment_id', 'in', payments)
      .orderBy('year')
      .orderBy('number')
      .execute(),
    q.selectFrom('refunds').selectAll().where('payment_id', 'in', payments).orderBy('id').execute(),
  ]);
  return { invoices, refunds };
}

/** An invoice as lists show it. */
export const toInvoice = (row: InvoiceRow): Invoice => ({
  ...{ _id: row.id, id: row.id, no: invoiceNo(row.year, row.number), kind: row.kind, amount: row.amount },
  vat: row.vat / 100,
  issuedAt: new Date(row.issued_at).toISOString(),
});
