import { invoiceNo } from 'mf-shared/contracts/invoices';
import type { MoneyPeriod } from 'mf-shared/contracts/money';
import { istanbulDate } from 'mf-shared/schedule';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { csvAnswer } from '../../http/csv.ts';
import type { RawAnswer } from '../../http/raw-answer.ts';
import { recordAct } from '../audit/index.ts';
import { invoicesBetween, type ListedInvoice } from '../payments/index.ts';

const COLUMNS = [
  ...['Fatura no', 'Tarih', 'Tür', 'İşletme', 'Ödeme kuruluşu', 'İşlem no'],
  ...['Tutar (TL)', 'KDV (TL)', 'KDV hariç (TL)'],
];
const KINDS = { sale: 'Satış', refund: 'İade' };

/** The invoices of some days as a table. Whoever takes it is in the audit log before the first byte. */
export async function exportMoney(ctx: Ctx<AdminActor>, period: MoneyPeriod): Promise<RawAnswer> {
  const id = `${period.from}..${period.to}`;
  await ctx.db.transact((tx) => recordAct(tx, ctx, { act: 'money.export', subject: { type: 'books', id } }));
  const name = `faturalar-${period.from}-${period.to}.csv`;
  return csvAnswer({ name, columns: COLUMNS, rows: lines(ctx, period) });
}

async function* lines({ db: { q } }: Ctx, period: MoneyPeriod) {
  for await (const rows of invoicesBetween(q, period)) yield rows.map(lineOf);
}

const lineOf = (row: ListedInvoice) => [
  invoiceNo(row.year, row.number),
  istanbulDate(row.issued_at),
  KINDS[row.kind],
  row.venue_name,
  row.provider,
  row.payment_id.slice(-8).toUpperCase(),
  ...[row.amount, row.vat / 100, (row.amount * 100 - row.vat) / 100],
];
