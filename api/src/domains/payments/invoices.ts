import type { InvoicesQuery, Payment } from 'mf-shared/contracts/payments';
import * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { toPayment } from './view.ts';

/** Completed at, id. */
const Position = z.tuple([z.int(), z.string()]);

/** What the business has paid, newest first, and the cursor of the next page. */
export async function listInvoices(
  ctx: Ctx<BusinessActor>,
  { limit, cursor }: z.output<typeof InvoicesQuery>,
): Promise<{ invoices: Payment[]; nextCursor: string | null }> {
  const after = decodeCursor(Position, cursor);
  let query = ctx.db.q
    .selectFrom('payments')
    .selectAll()
    .where('business_id', '=', ctx.actor.id)
    .where('status', '=', 'paid');
  if (after) {
    const [completedAt, id] = after;
    query = query
      .where('completed_at', '<=', completedAt)
      .where((eb) => eb.or([eb('completed_at', '<', completedAt), eb('id', '<', id)]));
  }
  const rows = await query
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.completed_at, row.id]);
  const now = ctx.clock();
  return { invoices: page.map((row) => toPayment(row, now)), nextCursor };
}
