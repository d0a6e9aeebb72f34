import * as z from 'zod/mini';
import { Identified, IsoDate, numeric, Paging, unlessEmpty } from './common.ts';
import { Invoice } from './invoices.ts';
import { Payment, PaymentStatus } from './payments.ts';
import { DeskRefund } from './refunds.ts';

/** `2026-11` */
export const Month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Geçerli bir ay seçin.'));

export const MoneyQuery = z.extend(Paging, {
  /** `refunded`: paid, and something was given back. */
  state: unlessEmpty(z.enum(['paid', 'failed', 'open', 'refunded'], 'Bir durum seçin.')),
  /** The month in which it was begun. */
  month: unlessEmpty(Month),
  /** A part of the venue's name, or the number on the receipt. */
  q: unlessEmpty(z.string().check(z.trim(), z.maxLength(100, 'En fazla 100 karakter yazabilirsiniz.'))),
});
export type MoneyQuery = z.output<typeof MoneyQuery>;

/** A payment as the desk lists it. */
export const DeskPayment = z.extend(Payment, {
  venue: z.extend(Identified, { name: z.string() }),
  provider: z.enum(['sandbox', 'iyzico']),
  /** TL that were booked back. */
  refunded: z.number(),
});
export type DeskPayment = z.infer<typeof DeskPayment>;

export const DeskPaymentDetail = z.extend(DeskPayment, {
  status: PaymentStatus,
  /** TL that can still be given back. */
  left: z.number(),
  invoices: z.array(Invoice),
  refunds: z.array(DeskRefund),
  /** When the bank was last asked without a callback. */
  askedAt: z.nullable(z.string()),
});
export type DeskPaymentDetail = z.infer<typeof DeskPaymentDetail>;

const Sums = z.object({
  payments: z.number(),
  /** TL, refunds as a positive sum; `net` is what remains with VAT. */
  gross: z.number(),
  refunds: z.number(),
  net: z.number(),
  /** TL with kuruş. */
  vat: z.number(),
});
export const MoneyMonth = z.extend(Sums, {
  month: Month,
  byProvider: z.array(z.extend(Sums, { provider: z.enum(['sandbox', 'iyzico']) })),
});
export type MoneyMonth = z.infer<typeof MoneyMonth>;
/** How many months the sums go back. */
export const MONEY_MONTHS = 12;

/** Days ahead in which a venue's due date counts as near. */
export const EXPIRING_DAYS = 30;
export const ExpiringQuery = z.extend(Paging, { state: z._default(z.enum(['soon', 'over']), 'soon') });
export const ExpiringVenue = z.extend(Identified, {
  name: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  dueAt: z.string(),
  lastLoginAt: z.nullable(z.string()),
});
export type ExpiringVenue = z.infer<typeof ExpiringVenue>;

const DAYS = 'En fazla 366 gün seçebilirsiniz.';
/** First and last day of an export, by the day on which an invoice was written. */
export const MoneyPeriod = z.object({ from: IsoDate, to: IsoDate }).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], message: 'Bitiş günü başlangıçtan önce olamaz.' }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < 366 * 86_400_000, {
    path: ['to'],
    message: DAYS,
  }),
);
export type MoneyPeriod = z.infer<typeof MoneyPeriod>;

export const InvoiceRow = z.extend(Invoice, {
  venue: z.extend(Identified, { name: z.string() }),
  paymentId: z.string(),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;
export const DeskInvoicesQuery = z.extend(Paging, {
  year: unlessEmpty(numeric('Bir yıl seçin.', z.int(), z.gte(2020), z.lte(2100))),
});
