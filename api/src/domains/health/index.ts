export { countHours } from './count-hours.ts';
export { registerJobs, runNotes } from './note-run.ts';
export { purgeAlerts, watchHealth } from './watch.ts';
