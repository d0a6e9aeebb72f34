import { stringify } from 'csv-stringify/sync';
import { invoiceNo } from 'mf-shared/contracts/invoices';
import type { MoneyPeriod } from 'mf-shared/contracts/money';
import { istanbulDate } from 'mf-shared/schedule';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { fileAnswer, type RawAnswer, streamOf } from '../../http/raw-answer.ts';
import { recordAct } from '../audit/index.ts';
import { invoicesBetween, type ListedInvoice } from '../payments/index.ts';

const COLUMNS = [
  ...['Fatura no', 'Tarih', 'Tür', 'İşletme', 'Ödeme kuruluşu', 'İşlem no'],
  ...['Tutar (TL)', 'KDV (TL)', 'KDV hariç (TL)'],
];
const KINDS = { sale: 'Satış', refund: 'İade' };
const SHAPE = { delimiter: ';', escape_formulas: true };

/**
 * The invoices of some days as a CSV file for a Turkish spreadsheet, written while it is sent. Whoever takes it is in
 * the audit log before the first byte.
 */
export async function exportMoney(ctx: Ctx<AdminActor>, period: MoneyPeriod): Promise<RawAnswer> {
  const id = `${period.from}..${period.to}`;
  await ctx.db.transact((tx) => recordAct(tx, ctx, { act: 'money.export', subject: { type: 'books', id } }));
  return fileAnswer(streamOf(lines(ctx, period)), `faturalar-${period.from}-${period.to}.csv`, 'text/csv');
}

async function* lines({ db: { q } }: Ctx, period: MoneyPeriod): AsyncGenerator<string> {
  yield stringify([COLUMNS], { ...SHAPE, bom: true });
  for await (const rows of invoicesBetween(q, period)) yield stringify(rows.map(lineOf), SHAPE);
}

const lira = (kurus: number) => (kurus / 100).toFixed(2).replace('.', ',');

const lineOf = (row: ListedInvoice) => [
  invoiceNo(row.year, row.number),
  istanbulDate(row.issued_at),
  KINDS[row.kind],
  row.venue_name,
  row.provider,
  row.payment_id.slice(-8).toUpperCase(),

  row.amount,
  lira(row.vat),
  lira(row.amount * 100 - row.vat),
];
