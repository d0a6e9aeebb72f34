export { paymentsOfAccount } from './account-parts.ts';
export { paidSince } from './queries.ts';
export { reconcilePayments } from './reconcile.ts';
export { remindOfPayments } from './remind.ts';
export { type FoundPayment, soughtPayments } from './sought.ts';
