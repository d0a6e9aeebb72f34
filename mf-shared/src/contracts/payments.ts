import * as z from 'zod/mini';
import { Email, Identified, Paging, singleLine } from './common.ts';
import { BillingDetails, Invoice } from './invoices.ts';
import { Refund } from './refunds.ts';

/** TL for one period of the service; the server ignores a client's amount. */
export const MONTHLY_FEE = 1500;
/** Length of one paid period. */
export const SERVICE_DAYS = 30;
/** A business may pay this many days before its due date; the new period begins on the due date. */
export const EARLY_PAYMENT_DAYS = 7;

/** The payer's details, typed before the bank's page opens. */
export const PayerDetails = z.object({
  fullName: singleLine('Ad ve soyadınızı yazın.', 80),
  email: Email,
});
export type PayerDetails = z.infer<typeof PayerDetails>;

export const CheckoutStart = z.extend(PayerDetails, {
  /** Accepted and ignored. */
  amount: z.optional(z.unknown()),
  businessId: z.string('İşletme bilgileri bulunamadı. Lütfen tekrar giriş yapın.'),
});

export const CheckoutStarted = z.object({
  /** The 3-D Secure page, for a new window. */
  htmlContent: z.string(),
  paymentId: z.string(),
  message: z.string(),
});
export type CheckoutStarted = z.infer<typeof CheckoutStarted>;

/** `abandoned`: not finished within half an hour; a late answer of the bank still counts. */
export const PaymentStatus = z.enum(['initialised', 'paid', 'failed', 'abandoned']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const Payment = z.extend(Identified, {
  /** TL. */
  amount: z.number(),
  status: PaymentStatus,
  createdAt: z.string(),
  /** When it succeeded or failed. */
  completedAt: z.nullable(z.string()),
  /** The period that the payment bought. */
  periodFrom: z.nullable(z.string()),
  periodTo: z.nullable(z.string()),
  /** Turkish sentence. */
  failureReason: z.nullable(z.string()),
});
export type Payment = z.infer<typeof Payment>;

export const PaymentStateQuery = z.object({ paymentId: z.optional(z.string()) });

/** State of a business's fee. */
export const PaymentState = z.object({
  isActive: z.boolean(),
  nextPaymentDate: z.nullable(z.string()),
  canPay: z.boolean(),
  /** Earliest instant of the next payment; null when nothing was ever due. */
  payableFrom: z.nullable(z.string()),
  /** TL of the next payment. */
  amount: z.number(),
  /** The newest attempt. */
  lastPayment: z.nullable(Payment),
  /** What its invoices say instead of its name. */
  billing: z.nullable(BillingDetails),
  /** The payment with the requested `paymentId`, or null. */
  payment: z.nullable(Payment),
});
export type PaymentState = z.infer<typeof PaymentState>;

export const InvoicesQuery = Paging;
/** A paid fee with its invoices and refunds. */
export const PaidFee = z.extend(Payment, { invoices: z.array(Invoice), refunds: z.array(Refund) });
export type PaidFee = z.infer<typeof PaidFee>;
export const Invoices = z.array(PaidFee);

/** A fresh token after the business's state changed since the login. */
export const RefreshedToken = z.object({ token: z.string(), isActive: z.boolean(), message: z.string() });
export type RefreshedToken = z.infer<typeof RefreshedToken>;
