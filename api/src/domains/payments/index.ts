export { paymentsOfAccount } from './account-parts.ts';
export { reconcilePayments } from './reconcile.ts';
export { remindOfPayments } from './remind.ts';
