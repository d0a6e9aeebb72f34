import { addDays, istanbulDate, istanbulTime } from 'mf-shared/schedule';

/** The nights that may hold what is played now or next. */
export function nightsAround(now: number): string[] {
  const today = istanbulDate(now);
  const clock = istanbulTime(now);
  return [
    ...(clock < '12:00' ? [addDays(today, -1)] : []),
    today,
    ...(clock >= '18:00' ? [addDays(today, 1)] : []),
  ];
}
