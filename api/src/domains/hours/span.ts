import { weekdayOf } from 'mf-shared/pricing';
import { addDays, CELL_MS, istanbulMidnight, parseTime } from 'mf-shared/schedule';
import { DAY_MINUTES, HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import { AppError } from '../../base/app-error.ts';

/** Minutes of the clock before which a start belongs to the night before. */
export const NIGHT_BEGINS = (6 * HOUR_MS) / MINUTE_MS;
const HALF_HOUR = 30;
/** Until when hours of a night are looked for: noon of the next day. Later ones belong to nobody's idea of that night. */
const LONGEST_NIGHT = 1.5 * DAY_MINUTES;

/** A half hour of the clock, as an index of weekly hours knows it. */
export type Half = {
  /** Football night. */
  date: string;
  weekday: number;
  /** The half hour of that night. */
  half: number;
  /** Instant (ms). */
  at: number;
};

/**
 * The half hours of a night in which hours start, in order. An hour after midnight may belong to the night or, at a
 * pitch that plays all day, to the next day: each half hour stands for all nights that it may belong to.
 * @throws `validation` when the latest start comes before the earliest
 */
export function halvesOf({
  date,
  earliest,
  latest,
}: {
  date: string;
  earliest: string;
  latest: string;
}): Half[] {
  const [first, last] = [minutesOf(earliest), minutesOf(latest)];
  if (last < first)
    throw new AppError('validation', { fields: { latest: 'Bitiş saati başlangıçtan önce olamaz.' } });
  const nights = [-1, 0, 1].map((shift) => ({ night: addDays(date, shift), behind: shift * DAY_MINUTES }));
  const midnight = istanbulMidnight(date);
  return Array.from({ length: Math.floor((last - first) / HALF_HOUR) + 1 }, (_, i) => first + i * HALF_HOUR)
    .flatMap((minute) =>
      nights.map(({ night, behind }) => ({
        night,
        minute: minute - behind,
        at: midnight + minute * MINUTE_MS,
      })),
    )
    .filter(({ minute }) => minute >= 0 && minute < LONGEST_NIGHT)
    .map(({ night, minute, at }) => ({
      date: night,
      weekday: weekdayOf(night),
      half: minute / HALF_HOUR,
      at,
    }));
}

/** Minutes from the midnight before a night to a time of its clock; `01:00` is 25 hours. */
export function minutesOf(clock: string): number {
  const minutes = parseTime(clock);
  return minutes < NIGHT_BEGINS ? minutes + DAY_MINUTES : minutes;
}

/** The nights that the half hours belong to, each with its first and last one. */
export function nightsOf(
  halves: readonly Half[],
): { date: string; weekday: number; first: number; last: number }[] {
  return [...Map.groupBy(halves, ({ date }) => date)].map(([date, own]) => ({
    date,
    weekday: weekdayOf(date),
    first: Math.min(...own.map(({ half }) => half)),
    last: Math.max(...own.map(({ half }) => half)),
  }));
}

/** The instant (ms) of a night's half hour. */
export const instantOf = (date: string, half: number): number => istanbulMidnight(date) + half * CELL_MS;
