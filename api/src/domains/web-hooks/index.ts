export { postToHooks } from './enqueue.ts';
export { purgeHookDeliveries, sendHookDeliveries } from './send-due.ts';
