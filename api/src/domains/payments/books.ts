import { istanbulDate } from 'mf-shared/schedule';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { InvoiceRow } from '../../db/schema/invoices.ts';
import type { PaymentRow } from '../../db/schema/payments.ts';
import type { RefundRow } from '../../db/schema/refunds.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { billingOf } from './billing.ts';
import { vatIn } from './vat.ts';

export type Sale = { payment: PaymentRow; venue: VenueRow };

/** Writes the invoice of a payment, in the transaction that makes it paid. */
export const bookPayment = (tx: Tx, ctx: AppContext, { payment, venue }: Sale): Promise<void> =>
  write(tx, ctx, venue, {
    ...entryOf(payment),
    ...{ id: payment.id, kind: 'sale', refund_id: null },
    ...{ amount: payment.amount, vat: vatIn(payment.amount) },
  });

/**
 * Writes the invoice that takes back what was refunded; `before` (TL) was booked back earlier. The parts of a payment
 * take back its VAT to the kuruş.
 */
export const bookRefund = (
  tx: Tx,
  ctx: AppContext,
  { payment, venue, refund, before }: Sale & { refund: RefundRow; before: number },
): Promise<void> =>
  write(tx, ctx, venue, {
    ...entryOf(payment),
    ...{ id: refund.id, kind: 'refund', refund_id: refund.id },
    ...{ amount: -refund.amount, vat: vatIn(before) - vatIn(before + refund.amount) },
  });

const entryOf = ({ id, venue_id, provider }: PaymentRow) => ({ payment_id: id, venue_id, provider });

type Entry = Pick<
  InvoiceRow,
  'id' | 'kind' | 'refund_id' | 'amount' | 'vat' | 'payment_id' | 'venue_id' | 'provider'
>;

async function write(tx: Tx, ctx: AppContext, venue: VenueRow, entry: Entry): Promise<void> {
  const now = ctx.clock();
  const today = istanbulDate(now);
  const year = Number(today.slice(0, 4));
  const invoice: InvoiceRow = {
    ...entry,
    ...{ year, number: await nextNumber(tx.q, year), month: today.slice(0, 7), issued_at: now },
    seller: JSON.stringify(ctx.config.seller),
    buyer: JSON.stringify(await buyerOf(tx.q, venue)),
  };
  await tx.q.insertInto('invoices').values(invoice).execute();
}

/** The next number of a year. Nobody else gets one until the transaction ends, so that none is lost. */
async function nextNumber(q: Queries, year: number): Promise<number> {
  const row = await q
    .insertInto('invoice_years')
    .values({ year, last_number: 1 })
    .onConflict((one) =>
      one.column('year').doUpdateSet((eb) => ({ last_number: eb('invoice_years.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return row.last_number;
}

/** Whom an invoice is for: as the venue wants it, else by its name. */
export async function buyerOf(q: Queries, { id, venue_name, address, city }: VenueRow) {
  const billing = await billingOf(q, id);
  return {
    title: billing?.title ?? venue_name,
    taxOffice: billing?.tax_office ?? null,
    taxNumber: billing?.tax_number ?? null,
    address: `${address}, ${city}`,
  };
}
