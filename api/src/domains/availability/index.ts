export { visitorWeek } from './weekly.ts';
