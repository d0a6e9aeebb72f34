import { HOUR_MS } from '../time.ts';

/**
 * Last instant (ms) at which a player may give back or move an hour that starts at `startsAt` (ms), by the venue's limit
 * in hours.
 */
export const cancelUntil = (startsAt: number, cancelHours: number): number =>
  startsAt - cancelHours * HOUR_MS;
