import { weekdayOf } from 'mf-shared/pricing';
import { istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { HOURS_OF_NIGHT } from './types.ts';

/**
 * Weekday (0 is Monday) and hour of a slot within its football night; `startsAt` in ms. A start at half past belongs to its full
 * hour.
 */
export function whenOf(date: string, startsAt: number): { weekday: number; hour: number } {
  const hour = Math.floor((startsAt - istanbulMidnight(date)) / HOUR_MS);
  return { weekday: weekdayOf(date) - 1, hour: Math.max(0, Math.min(HOURS_OF_NIGHT - 1, hour)) };
}
