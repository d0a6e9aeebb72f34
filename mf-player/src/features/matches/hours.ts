import { DEFAULT_HOUR, MATCH_HOURS } from 'mf-shared/contracts/matches';
import { istanbulDate, istanbulTime } from 'mf-shared/schedule';

export const isHalf = (hour: string): boolean => hour.endsWith(':30');

/** The same hour, on the hour or at half past; the usual one without an hour. */
export const atHalf = (hour: string, half: boolean): string =>
  `${(hour || DEFAULT_HOUR).slice(0, 3)}${half ? '30' : '00'}`;

/**
 * Full hours at which a match may start on a date; with `half`, half past. Only later ones today, none on a past date.
 */
export function hoursOn(date: string, now: number, half = false): readonly string[] {
  const today = istanbulDate(now);
  const all = half ? MATCH_HOURS.map((hour) => atHalf(hour, true)) : MATCH_HOURS;
  if (date === '' || date > today) return all;
  return date === today ? all.filter((hour) => hour > istanbulTime(now)) : [];
}

/** The chosen hour if offered, else the usual one, else the first; empty if none is left. */
export const hourAmong = (hours: readonly string[], chosen: string): string =>
  [chosen, DEFAULT_HOUR].find((hour) => hours.includes(hour)) ?? hours[0] ?? '';
