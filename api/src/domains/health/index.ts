export { countHours } from './count-hours.ts';
export { purgeSendFailures } from './failures.ts';
export { registerJobs, runNotes } from './note-run.ts';
export { purgeAlerts, watchHealth } from './watch.ts';
