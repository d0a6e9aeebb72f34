import { istanbulDate } from 'mf-shared/schedule';
import type { InvoiceRow, InvoiceYearRow } from '../src/db/schema/invoices.ts';
import type { PaymentRow } from '../src/db/schema/payments.ts';
import { vatIn } from '../src/domains/payments/vat.ts';

/** The invoices of all paid fees, numbered in the order in which they were paid, and the last number of each year. */
export function invoicesOf(payments: readonly PaymentRow[]): {
  invoices: InvoiceRow[];
  years: InvoiceYearRow[];
} {
  const last = new Map<number, number>();
  const paid = payments.flatMap((row) =>
    row.status === 'paid' && row.completed_at !== null ? [{ row, at: row.completed_at }] : [],
  );
  const invoices = paid
    .toSorted((a, b) => a.at - b.at)
    .map(({ row, at }): InvoiceRow => {
      const date = istanbulDate(at);
      const year = Number(date.slice(0, 4));
      const number = (last.get(year) ?? 0) + 1;
      last.set(year, number);
      return {
        ...{ id: row.id, year, number, kind: 'sale', payment_id: row.id, refund_id: null },
        ...{ venue_id: row.venue_id, provider: row.provider, month: date.slice(0, 7) },
        ...{ amount: row.amount, vat: vatIn(row.amount), seller: null, buyer: null, issued_at: at },
      };
    });
  return { invoices, years: [...last].map(([year, last_number]) => ({ year, last_number })) };
}
