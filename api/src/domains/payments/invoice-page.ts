import { sql } from 'kysely';
import { invoiceNo, VAT_PERCENT } from 'mf-shared/contracts/invoices';
import { formatDayMonth } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import { type Html, html } from '../../base/html.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { InvoiceRow } from '../../db/schema/invoices.ts';
import { fileAnswer, type RawAnswer } from '../../http/raw-answer.ts';
import { buyerOf } from './books.ts';
import { venueOf } from './queries.ts';

type Party = { title: string; address: string; taxOffice: string | null; taxNumber: string | null };
type Paper = { invoice: InvoiceRow; seller: Party; buyer: Party; of: string | null };

/**
 * An invoice of the own venue as a page to print.
 * @throws `not_found`
 */
export async function invoicePage(ctx: Ctx<BusinessActor>, id: string): Promise<RawAnswer> {
  const invoice = await ctx.db.q
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('venue_id', '=', ctx.actor.id)
    .executeTakeFirst();
  if (!invoice) throw new AppError('not_found');
  return pageOf(ctx, invoice);
}

/**
 * Any invoice as a page to print.
 * @throws `not_found`
 */
export async function anyInvoicePage(ctx: AppContext, id: string): Promise<RawAnswer> {
  const invoice = await ctx.db.q.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
  if (!invoice) throw new AppError('not_found');
  return pageOf(ctx, invoice);
}

/** A file of its own, without a script and without anything from elsewhere. */
async function pageOf(ctx: AppContext, invoice: InvoiceRow): Promise<RawAnswer> {
  const { q } = ctx.db;
  const { name, ...rest } = ctx.config.seller;
  const seller = invoice.seller
    ? (JSON.parse(invoice.seller) as typeof ctx.config.seller)
    : { name, ...rest };
  const buyer = invoice.buyer
    ? (JSON.parse(invoice.buyer) as Party)
    : await buyerOf(q, await venueOf(q, invoice.venue_id));
  const sale = await q
    .selectFrom('invoices')
    .select(['year', 'number'])
    .where('payment_id', '=', invoice.payment_id)
    .where('kind', '=', sql.lit('sale'))
    .executeTakeFirst();
  const of = invoice.kind === 'refund' && sale ? invoiceNo(sale.year, sale.number) : null;
  const no = invoiceNo(invoice.year, invoice.number);
  const page = paperOf({ invoice, seller: { title: seller.name, ...seller }, buyer, of });
  return fileAnswer(page, `fatura-${no}.html`, 'text/html');
}

const money = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const lira = (kurus: number) => `${money.format(kurus / 100)} TL`;

function paperOf({ invoice, seller, buyer, of }: Paper): string {
  const no = invoiceNo(invoice.year, invoice.number);
  const date = istanbulDate(invoice.issued_at);
  const name = invoice.kind === 'sale' ? 'Fatura' : 'İade faturası';
  const gross = invoice.amount * 100;
  return html`<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} ${no}</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;color:#111;background:#fff;max-width:44rem;margin:2rem auto;padding:0 1rem}
h1{margin:0}.parties{display:flex;flex-wrap:wrap;gap:1rem 3rem;margin:2rem 0}h2{font-size:1rem;margin:0}
table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.5rem 0;border-bottom:1px solid #bbb}
td:last-child,th:last-child{text-align:right}tfoot th,tfoot td{font-weight:700}p{margin:.25rem 0}
</style>
</head>
<body>
<h1>${name}</h1>
<p>No: ${no}</p>
<p>Tarih: ${formatDayMonth(date)} ${date.slice(0, 4)}</p>
${of && html`<p>İade edilen fatura: ${of}</p>`}
<div class="parties">${party('Satıcı', seller)}${party('Alıcı', buyer)}</div>
<table>
<thead><tr><th scope="col">Hizmet</th><th scope="col">Tutar</th></tr></thead>
<tbody>
<tr><td>Aylık işletme hizmet bedeli${of && ' iadesi'} (KDV hariç)</td><td>${lira(gross - invoice.vat)}</td></tr>
<tr><td>KDV %${VAT_PERCENT}</td><td>${lira(invoice.vat)}</td></tr>
</tbody>
<tfoot><tr><th scope="row">Toplam</th><td>${lira(gross)}</td></tr></tfoot>
</table>
</body>
</html>
`.toString();
}

const party = (role: string, { title, address, taxOffice, taxNumber }: Party): Html => html`<section>
<h2>${role}</h2>
<p>${title}</p>
${address && html`<p>${address}</p>`}
${taxOffice && html`<p>Vergi dairesi: ${taxOffice}</p>`}
${taxNumber && html`<p>VKN/TCKN: ${taxNumber}</p>`}
</section>`;
