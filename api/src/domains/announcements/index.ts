export { sendAnnouncements } from './deliver.ts';
export { clearAnnouncements } from './withdraw.ts';
