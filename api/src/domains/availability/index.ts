export { visitorWeek, weeklyAvailability } from './weekly.ts';
