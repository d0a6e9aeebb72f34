import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Message } from '../common.ts';
import { BillingInput } from '../invoices.ts';
import {
  CheckoutStart,
  CheckoutStarted,
  Invoices,
  InvoicesQuery,
  PaymentState,
  PaymentStateQuery,
  RefreshedToken,
} from '../payments.ts';

const token = z._default(z.string().check(z.maxLength(200)), '');
const BankForm = z.object({
  token,
  code: z._default(z.string().check(z.maxLength(20)), ''),
  decision: z._default(z.enum(['approve', 'cancel']), 'approve'),
});

export const startCheckout = call({
  method: 'post',
  path: '/payments/initialize-checkout',
  summary: 'Opens the 3-D Secure page for the monthly fee',
  access: 'anyManager',
  body: CheckoutStart,
  answer: CheckoutStarted,
  limit: 'payment',
});

export const paymentState = call({
  method: 'get',
  path: '/payments/status',
  summary: 'Until when the own business is paid, and how a payment went',
  access: 'anyManager',
  query: PaymentStateQuery,
  answer: PaymentState,
});

export const listInvoices = call({
  method: 'get',
  path: '/payments/invoices',
  summary: 'What the own business has paid, newest first',
  access: 'anyManager',
  query: InvoicesQuery,
  answer: Invoices,
  returns: 'page',
});

export const saveBilling = call({
  method: 'put',
  path: '/payments/billing',
  summary: 'Says what the invoices of the own business are to say',
  access: 'anyManager',
  body: BillingInput,
  answer: Message,
});

export const invoicePage = call({
  method: 'get',
  path: '/payments/invoices/:id',
  summary: 'An invoice of the own business, to print',
  access: 'anyManager',
  answer: z.string(),
  returns: 'file',
  mediaType: 'text/html',
});

export const refreshToken = call({
  method: 'post',
  path: '/business/refresh-token',
  summary: 'A token that says whether the own business is active by now',
  access: 'anyBusiness',
  answer: RefreshedToken,
});

export const bankCallback = call({
  method: 'post',
  path: '/payments/callback/:provider',
  summary: 'The bank sends the browser here with the token of a payment',
  access: 'anyone',
  body: z.object({ token }),
  encoding: 'form',
  answer: z.string(),
  mediaType: 'text/html',
});

export const secureStep = call({
  method: 'post',
  path: '/payments/sandbox/3d-secure',
  summary: 'One-time code of the built-in bank',
  access: 'anyone',
  body: BankForm,
  encoding: 'form',
  answer: z.string(),
  mediaType: 'text/html',
});
