export { paymentsOfAccount } from './account-parts.ts';
export { invoiceList, invoicesBetween, type ListedInvoice } from './desk-invoices.ts';
export { type ListedPayment, listedPayment, paymentPage } from './desk-payments.ts';
export { refundPage, refundsOfPayment, toDeskRefund, type WholeRefund } from './desk-refunds.ts';
export { anyInvoicePage } from './invoice-page.ts';
export { papersOf, toInvoice } from './invoices.ts';
export { moneyMonths } from './months.ts';
export { hasPayments, paidSince } from './queries.ts';
export { reconcilePayments } from './reconcile.ts';
export {
  approveRefund,
  type Decided,
  orderRefund,
  refuseRefund,
  requestRefund,
} from './refund-decide.ts';
export { executeRefunds } from './refund-execute.ts';
export { leftOf, refundOfRequest } from './refund-queries.ts';
export { askedNotice, remindOfPayments } from './remind.ts';
export { type FoundPayment, soughtPayments } from './sought.ts';
export { toPayment } from './view.ts';
