import { formatTime, parseTime } from 'mf-shared/schedule';

/** Every half hour of a day, from midnight. */
export const TIMES = Array.from({ length: 48 }, (_, half) => formatTime(half * 30));

/** Possible ends of a range, in order after its start; those of the next day say so. */
export function endOptions(start: string): { value: string; label: string }[] {
  const from = start ? parseTime(start) / 30 : 0;
  const ends = Array.from({ length: 48 }, (_, i) => formatTime((from + i + 1) * 30));
  return ends.map((time) => ({
    value: time,
    label: start && time !== '00:00' && time <= start ? `${time} (ertesi gün)` : time,
  }));
}
