import {
  CheckoutStart,
  CheckoutStarted,
  Invoices,
  InvoicesQuery,
  PaymentState,
  PaymentStateQuery,
  RefreshedToken,
} from 'mf-shared/contracts/payments';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { bankCallback } from './callback.ts';
import { initialiseCheckout } from './initialise.ts';
import { listInvoices } from './invoices.ts';
import { refreshToken } from './refresh-token.ts';
import { secureStep } from './secure-step.ts';
import { paymentState } from './state.ts';

const token = z._default(z.string().check(z.maxLength(200)), '');
const BankForm = z.object({
  token,
  code: z._default(z.string().check(z.maxLength(20)), ''),
  decision: z._default(z.enum(['approve', 'cancel']), 'approve'),
});

const ofBusiness: Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/payments/initialize-checkout',
      summary: 'Opens the 3-D Secure page for the monthly fee',
      access: 'anyManager',
      body: CheckoutStart,
      response: CheckoutStarted,
      limit: 'payment',
    },
    (ctx, { body, address }) => initialiseCheckout(ctx, { ...body, ip: address }),
  ),
  endpoint(
    {
      method: 'get',
      path: '/payments/status',
      summary: 'Until when the own business is paid, and how a payment went',
      access: 'anyManager',
      query: PaymentStateQuery,
      response: PaymentState,
    },
    (ctx, { query }) => paymentState(ctx, query),
  ),
  endpoint(
    {
      method: 'get',
      path: '/payments/invoices',
      summary: 'What the own business has paid, newest first',
      access: 'anyManager',
      query: InvoicesQuery,
      response: Invoices,
    },
    async (ctx, { query, nextCursor }) => {
      const page = await listInvoices(ctx, query);
      nextCursor(page.nextCursor);
      return page.invoices;
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/business/refresh-token',
      summary: 'A token that says whether the own business is active by now',
      access: 'anyBusiness',
      response: RefreshedToken,
    },
    (ctx) => refreshToken(ctx),
  ),
];

/** Calls that the bank window makes; they answer pages. */
const ofBankWindow: Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/payments/callback/:provider',
      summary: 'The bank sends the browser here with the token of a payment',
      access: 'anyone',
      params: z.object({ provider: z.string() }),
      body: z.object({ token }),
      encoding: 'form',
      response: z.string(),
      answers: 'text/html',
    },
    (ctx, { params, body }) => bankCallback(ctx, { ...params, ...body }),
  ),
  endpoint(
    {
      method: 'post',
      path: '/payments/sandbox/3d-secure',
      summary: 'One-time code of the built-in bank',
      access: 'anyone',
      body: BankForm,
      encoding: 'form',
      response: z.string(),
      answers: 'text/html',
    },
    (ctx, { body }) => secureStep(ctx, body),
  ),
];

export const paymentRoutes: Endpoint[] = [...ofBusiness, ...ofBankWindow];
