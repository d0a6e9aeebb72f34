export { reconcilePayments } from './reconcile.ts';
export { remindOfPayments } from './remind.ts';
