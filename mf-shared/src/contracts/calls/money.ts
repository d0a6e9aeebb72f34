import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Message } from '../common.ts';
import {
  DeskInvoicesQuery,
  DeskPayment,
  DeskPaymentDetail,
  ExpiringQuery,
  ExpiringVenue,
  InvoiceRow,
  MoneyMonth,
  MoneyPeriod,
  MoneyQuery,
} from '../money.ts';
import { DeskRefund, RefundApproval, RefundOrder, RefundRefusal, RefundsQuery } from '../refunds.ts';

export const deskRefunds = call({
  method: 'get',
  path: '/admin/money/refunds',
  summary: 'Refunds that wait, the next deadline first, or those that are over, the newest first',
  access: 'financeDesk',
  query: RefundsQuery,
  answer: z.array(DeskRefund),
  returns: 'page',
});

export const approveRefund = call({
  method: 'post',
  path: '/admin/money/refunds/:id/approve',
  summary: 'Approves a refund, for the whole sum or a part; a job then asks the gateway',
  access: 'financeDesk',
  body: RefundApproval,
  answer: Message,
});

export const refuseRefund = call({
  method: 'post',
  path: '/admin/money/refunds/:id/refuse',
  summary: 'Refuses a refund with a reason, which the venue reads',
  access: 'financeDesk',
  body: RefundRefusal,
  answer: Message,
});

export const deskPayments = call({
  method: 'get',
  path: '/admin/money/payments',
  summary: 'Payments of all venues, the newest first',
  access: 'financeDesk',
  query: MoneyQuery,
  answer: z.array(DeskPayment),
  returns: 'page',
});

export const deskPayment = call({
  method: 'get',
  path: '/admin/money/payments/:id',
  summary: 'A payment with its invoices and refunds',
  access: 'financeDesk',
  answer: DeskPaymentDetail,
});

export const orderRefund = call({
  method: 'post',
  path: '/admin/money/payments/:id/refund',
  summary: 'Gives money of a payment back that nobody asked for',
  access: 'financeDesk',
  body: RefundOrder,
  answer: Message,
});

export const moneyMonths = call({
  method: 'get',
  path: '/admin/money/months',
  summary: 'What was taken and given back in each of the last months, by provider',
  access: 'financeDesk',
  answer: z.array(MoneyMonth),
});

export const expiringVenues = call({
  method: 'get',
  path: '/admin/money/expiring',
  summary: 'Venues whose time ends within 30 days, or is over',
  access: 'financeDesk',
  query: ExpiringQuery,
  answer: z.array(ExpiringVenue),
  returns: 'page',
});

export const remindVenue = call({
  method: 'post',
  path: '/admin/venues/:id/remind',
  summary: 'Reminds a venue of its fee; once a day',
  access: 'financeDesk',
  answer: Message,
});

export const deskInvoices = call({
  method: 'get',
  path: '/admin/money/invoices',
  summary: 'Invoices of all venues, the newest first',
  access: 'financeDesk',
  query: DeskInvoicesQuery,
  answer: z.array(InvoiceRow),
  returns: 'page',
});

export const deskInvoicePage = call({
  method: 'get',
  path: '/admin/money/invoices/:id',
  summary: 'An invoice, to print',
  access: 'financeDesk',
  answer: z.string(),
  returns: 'file',
  mediaType: 'text/html',
});

export const exportMoney = call({
  method: 'get',
  path: '/admin/money/export.csv',
  summary: 'The invoices of some days as a table',
  access: 'financeDesk',
  query: MoneyPeriod,
  answer: z.string(),
  returns: 'file',
  mediaType: 'text/csv',
  limit: 'export',
});
