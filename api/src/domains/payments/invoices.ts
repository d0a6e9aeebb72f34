import type { ListPage } from 'mf-shared/contracts/call';
import type { InvoicesQuery, Payment } from 'mf-shared/contracts/payments';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { readPage } from '../../http/keyset.ts';
import { toPayment } from './view.ts';

/** Paid invoices of the business, newest first, and the cursor of the next page. */
export async function listInvoices(
  ctx: Ctx<BusinessActor>,
  paging: z.output<typeof InvoicesQuery>,
): Promise<ListPage<Payment>> {
  const query = ctx.db.q
    .selectFrom('payments')
    .selectAll()
    .where('venue_id', '=', ctx.actor.id)
    .where('status', '=', 'paid');
  const { rows, nextCursor } = await readPage(query, paging, [
    ['completed_at', 'desc', 'int'],
    ['id', 'desc'],
  ]);
  const now = ctx.clock();
  return { rows: rows.map((row) => toPayment(row, now)), nextCursor };
}
