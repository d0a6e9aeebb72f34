import { slotsOf } from 'mf-shared/schedule';

/** Mostly full hours, sometimes half past, so that old bookings overlap new slots. */
export const HOURS = [
  { start: '18:00', end: '02:00' },
  { start: '18:00', end: '02:00' },
  { start: '18:00', end: '02:00' },
  { start: '18:00', end: '02:00' },
  { start: '18:30', end: '01:30' },
  { start: '17:00', end: '00:00' },
  { start: '20:30', end: '03:30' },
];
export const SLOTS = HOURS.flatMap((range) => slotsOf([range]).map((slot) => slot.timeSlot));
