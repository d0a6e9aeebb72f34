import * as calls from 'mf-shared/contracts/calls/money';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { anyInvoicePage, moneyMonths } from '../payments/index.ts';
import { expiringVenues, remindVenue } from './expiring.ts';
import { exportMoney } from './export.ts';
import { deskInvoices, deskPayment, deskPayments } from './payments.ts';
import { approve, deskRefunds, order, refuse } from './refunds.ts';

const APPROVED = { message: 'İade onaylandı. Tutar kısa süre içinde karta gönderilir.' };

const refunds: Endpoint[] = [
  endpoint(calls.deskRefunds, (ctx, { query }) => deskRefunds(ctx, query)),
  endpoint(calls.approveRefund, async (ctx, { params, body }) => {
    await approve(ctx, params.id, body.amount);
    return APPROVED;
  }),
  endpoint(calls.refuseRefund, async (ctx, { params, body }) => {
    await refuse(ctx, params.id, body.reason);
    return { message: 'İade talebi reddedildi; işletmeye bildirildi.' };
  }),
  endpoint(calls.orderRefund, async (ctx, { params, body }) => {
    await order(ctx, params.id, body);
    return { message: 'İade başlatıldı. Tutar kısa süre içinde karta gönderilir.' };
  }),
];

/** The admins' desk of money. */
export const moneyRoutes: Endpoint[] = [
  ...refunds,
  endpoint(calls.deskPayments, (ctx, { query }) => deskPayments(ctx, query)),
  endpoint(calls.deskPayment, (ctx, { params }) => deskPayment(ctx, params.id)),
  endpoint(calls.moneyMonths, (ctx) => moneyMonths(ctx)),
  endpoint(calls.expiringVenues, (ctx, { query }) => expiringVenues(ctx, query)),
  endpoint(calls.remindVenue, async (ctx, { params }) => ({
    message: (await remindVenue(ctx, params.id))
      ? 'Hatırlatma gönderildi.'
      : 'Bu işletmeye bugün zaten hatırlatıldı.',
  })),
  endpoint(calls.deskInvoices, (ctx, { query }) => deskInvoices(ctx, query)),
  endpoint(calls.deskInvoicePage, (ctx, { params }) => anyInvoicePage(ctx, params.id)),
  endpoint(calls.exportMoney, (ctx, { query }) => exportMoney(ctx, query)),
];
