import { purge } from '../../db/purge.ts';

export { alertsOfAccount } from './account-parts.ts';
export { noteFreed } from './freed.ts';
export { hourAlertsMerged } from './merge.ts';
export { tellFreedHours } from './tell.ts';

/** Deletes alerts whose hours are over. */
export const purgeHourAlerts = purge('hour_alerts', 'to_at');
