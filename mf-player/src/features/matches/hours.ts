import { DEFAULT_HOUR, MATCH_HOURS } from 'mf-shared/contracts/matches';
import { istanbulDate, istanbulTime } from 'mf-shared/schedule';

/** Full hours at which a match may start on a date: for today only later ones, none for a day that is past. */
export function hoursOn(date: string, now: number): readonly string[] {
  const today = istanbulDate(now);
  if (date === '' || date > today) return MATCH_HOURS;
  return date === today ? MATCH_HOURS.filter((hour) => hour > istanbulTime(now)) : [];
}

/** The chosen hour where it is offered, else the usual one, else the first; empty where none is left. */
export const hourAmong = (hours: readonly string[], chosen: string): string =>
  [chosen, DEFAULT_HOUR].find((hour) => hours.includes(hour)) ?? hours[0] ?? '';
