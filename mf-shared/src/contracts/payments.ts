import * as z from 'zod/mini';
import { Email, Identified, Paging, singleLine } from './common.ts';

/** TL for one period of the service; the server's amount, whatever a client sends. */
export const MONTHLY_FEE = 1500;
/** Length of one paid period. */
export const SERVICE_DAYS = 30;
/** A business may pay so many days before its due date; the new period then begins on the due date. */
export const EARLY_PAYMENT_DAYS = 7;

/** What a person fills in before the bank's page opens. */
export const PayerDetails = z.object({
  fullName: singleLine('Ad ve soyadınızı yazın.', 80),
  email: Email,
});
export type PayerDetails = z.infer<typeof PayerDetails>;

export const CheckoutStart = z.extend(PayerDetails, {
  /** Accepted and ignored, whatever it is. */
  amount: z.optional(z.unknown()),
  businessId: z.string('İşletme bilgileri bulunamadı. Lütfen tekrar giriş yapın.'),
});

export const CheckoutStarted = z.object({
  /** The 3-D Secure page, to be written into a new window. */
  htmlContent: z.string(),
  paymentId: z.string(),
  message: z.string(),
});
export type CheckoutStarted = z.infer<typeof CheckoutStarted>;

/** `abandoned` is one that nobody finished within half an hour; a late word of the bank still counts. */
export const PaymentStatus = z.enum(['initialised', 'paid', 'failed', 'abandoned']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const Payment = z.extend(Identified, {
  /** TL. */
  amount: z.number(),
  status: PaymentStatus,
  createdAt: z.string(),
  /** When it was paid or failed. */
  completedAt: z.nullable(z.string()),
  /** What a paid one bought. */
  periodFrom: z.nullable(z.string()),
  periodTo: z.nullable(z.string()),
  /** Turkish sentence. */
  failureReason: z.nullable(z.string()),
});
export type Payment = z.infer<typeof Payment>;

export const PaymentStateQuery = z.object({ paymentId: z.optional(z.string()) });

/** Where a business stands with its fee. */
export const PaymentState = z.object({
  isActive: z.boolean(),
  nextPaymentDate: z.nullable(z.string()),
  canPay: z.boolean(),
  /** From when the next period may be paid; null when nothing was ever due. */
  payableFrom: z.nullable(z.string()),
  /** TL of the next payment. */
  amount: z.number(),
  /** The newest try. */
  lastPayment: z.nullable(Payment),
  /** The one that was asked for by `paymentId`, or null. */
  payment: z.nullable(Payment),
});
export type PaymentState = z.infer<typeof PaymentState>;

export const InvoicesQuery = Paging;
export const Invoices = z.array(Payment);

/** A fresh token for a business whose state changed since the login. */
export const RefreshedToken = z.object({ token: z.string(), isActive: z.boolean(), message: z.string() });
export type RefreshedToken = z.infer<typeof RefreshedToken>;
