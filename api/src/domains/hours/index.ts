export { fillHours, renewHours, writeHours } from './renew.ts';
