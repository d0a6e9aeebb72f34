import type { ListPage } from 'mf-shared/contracts/call';
import type { DeskInvoicesQuery, MoneyPeriod } from 'mf-shared/contracts/money';
import { addDays, istanbulMidnight } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { InvoiceRow } from '../../db/schema/invoices.ts';
import { pagesOf, readPage } from '../../http/keyset.ts';

/** An invoice with its venue. */
export type ListedInvoice = InvoiceRow & { venue_name: string };

const listed = (q: Queries) =>
  q
    .selectFrom('invoices as i')
    .innerJoin('published_venues as v', 'v.id', 'i.venue_id')
    .selectAll('i')
    .select('v.venue_name');

/** Invoices of all venues, the newest first. */
export function invoiceList(
  q: Queries,
  { year, ...paging }: z.output<typeof DeskInvoicesQuery>,
): Promise<ListPage<ListedInvoice>> {
  const query = year ? listed(q).where('i.year', '=', year) : listed(q);
  return readPage(query, paging, [
    ['i.year', 'desc', 'int'],
    ['i.number', 'desc', 'int'],
  ]);
}

const BATCH = 200;

/** The invoices that were written on some days, in the order of their numbers, batch by batch. */
export const invoicesBetween = (
  q: Queries,
  { from, to }: MoneyPeriod,
): AsyncIterable<readonly ListedInvoice[]> =>
  pagesOf(
    listed(q)
      .where('i.issued_at', '>=', istanbulMidnight(from))
      .where('i.issued_at', '<', istanbulMidnight(addDays(to, 1))),
    [
      ['i.year', 'asc', 'int'],
      ['i.number', 'asc', 'int'],
    ],
    BATCH,
  );
