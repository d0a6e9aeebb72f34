import * as calls from 'mf-shared/contracts/calls/payments';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { saveBilling } from './billing.ts';
import { bankCallback } from './callback.ts';
import { invoicePage } from './invoice-page.ts';
import { listInvoices } from './invoices.ts';
import { refreshToken } from './refresh-token.ts';
import { secureStep } from './secure-step.ts';
import { startCheckout } from './start-checkout.ts';
import { paymentState } from './state.ts';

const ofVenue: Endpoint[] = [
  endpoint(calls.startCheckout, (ctx, { body, address }) => startCheckout(ctx, { ...body, ip: address })),
  endpoint(calls.paymentState, (ctx, { query }) => paymentState(ctx, query)),
  endpoint(calls.listInvoices, (ctx, { query }) => listInvoices(ctx, query)),
  endpoint(calls.invoicePage, (ctx, { params }) => invoicePage(ctx, params.id)),
  endpoint(calls.saveBilling, async (ctx, { body }) => {
    await saveBilling(ctx, body);
    return { message: 'Fatura bilgileriniz kaydedildi.' };
  }),
  endpoint(calls.refreshToken, refreshToken),
];

/** Calls that the bank window makes; they answer pages. */
const ofBankWindow: Endpoint[] = [
  endpoint(calls.bankCallback, (ctx, { params, body }) => bankCallback(ctx, { ...params, ...body })),
  endpoint(calls.secureStep, (ctx, { body }) => secureStep(ctx, body)),
];

export const paymentRoutes: Endpoint[] = [...ofVenue, ...ofBankWindow];
