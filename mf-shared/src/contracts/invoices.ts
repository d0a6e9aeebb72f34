import * as z from 'zod/mini';
import { Identified, optionalLine, singleLine } from './common.ts';

/** VAT that the fee includes. */
export const VAT_PERCENT = 20;

/** The number of an invoice on paper: `2026-000042`. */
export const invoiceNo = (year: number, number: number): string =>
  `${year}-${String(number).padStart(6, '0')}`;

/** What a venue wants on its invoices. */
export const BillingInput = z.object({
  title: singleLine('Faturada yazacak unvanı yazın.', 120),
  taxOffice: optionalLine(60),
  /** A tax number has ten digits, the identity number of a person eleven. */
  taxNumber: z.optional(
    z
      .string()
      .check(z.trim(), z.regex(/^(\d{10,11})?$/, 'Vergi numarası 10, T.C. kimlik numarası 11 rakamdır.')),
  ),
});
export type BillingInput = z.output<typeof BillingInput>;

export const BillingDetails = z.object({
  title: z.string(),
  taxOffice: z.nullable(z.string()),
  taxNumber: z.nullable(z.string()),
});
export type BillingDetails = z.infer<typeof BillingDetails>;

/** An invoice in lists. */
export const Invoice = z.extend(Identified, {
  /** `2026-000042` */
  no: z.string(),
  kind: z.enum(['sale', 'refund']),
  /** TL with VAT; below 0 for a refund. */
  amount: z.number(),
  /** TL with kuruş. */
  vat: z.number(),
  issuedAt: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;
