import type { WorkingHours } from '../contracts/venues.ts';
import { DAY_MINUTES, DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';

export { cancelUntil } from './cancel.ts';

/** The default booking horizon. */
export const BOOKING_HORIZON_WEEKS = 12;

export const SLOT_MINUTES = 60;
/** Length of a cell of occupancy, so that slots at half hours may overlap others. */
export const CELL_MINUTES = 30;
export const CELL_MS = CELL_MINUTES * MINUTE_MS;

/** An hour of a football night; minutes from the night's midnight, may exceed 1440. */
export type Slot = { timeSlot: string; start: number; end: number };

/** `'17:30'` -> 1050 */
export function parseTime(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** 1050 -> `'17:30'`; minutes past a day wrap around. */
export function formatTime(minutes: number): string {
  const m = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
}

/** Start and end of a range in minutes of its night; an end at or before the start is past midnight. */
function span({ start, end }: WorkingHours): { start: number; end: number } {
  const from = parseTime(start);
  const to = parseTime(end);
  return { start: from, end: to <= from ? to + DAY_MINUTES : to };
}

/**
 * Cuts working hours into whole hours from each range's start, in the order played, with the venue's gap of
 * `bufferMinutes` between games. Drops a rest under an hour and identical ranges.
 */
export function slotsOf(ranges: readonly WorkingHours[], bufferMinutes = 0): Slot[] {
  const step = SLOT_MINUTES + bufferMinutes;
  const spans = uniqueRanges(ranges).map(span);
  const slots = spans.flatMap(({ start, end }) =>
    Array.from({ length: Math.floor((end - start + bufferMinutes) / step) }, (_, i) => {
      const from = start + i * step;
      const to = from + SLOT_MINUTES;
      return { timeSlot: `${formatTime(from)}-${formatTime(to)}`, start: from, end: to };
    }),
  );
  return slots.sort((a, b) => a.start - b.start);
}

/** The ranges without duplicates, order kept. */
export function uniqueRanges(ranges: readonly WorkingHours[]): WorkingHours[] {
  const seen = new Set<string>();
  return ranges.filter(({ start, end }) => {
    const key = `${start}-${end}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The first two different ranges that overlap on the clock (also across midnight), or null. */
export function overlappingRanges(ranges: readonly WorkingHours[]): [WorkingHours, WorkingHours] | null {
  const all = uniqueRanges(ranges);
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1)) if (overlapOnClock(span(a), span(b))) return [a, b];
  }
  return null;
}

/** Every day repeats, so a range past midnight also meets the next day's. */
function overlapOnClock(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return [-DAY_MINUTES, 0, DAY_MINUTES].some((shift) => a.start < b.end + shift && b.start + shift < a.end);
}

const midnights = new Map<string, number>();
const istanbulParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Offsets by the hour since 1970: a zone changes its offset on the hour, and the calendar is slow to answer. */
const offsets = new Map<number, number>();
const MOST_KEPT = 2000;

/** Milliseconds by which Istanbul is ahead of UTC at an instant. */
function istanbulOffset(instant: number): number {
  const hour = Math.floor(instant / HOUR_MS);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const parts = Object.fromEntries(istanbulParts.formatToParts(instant).map((p) => [p.type, p.value]));
  const wall = `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`;
  const offset = Date.parse(wall) - Math.floor(instant / 1000) * 1000;
  if (offsets.size > MOST_KEPT) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

/** Instant (ms) of Istanbul's midnight at the start of `date` (`YYYY-MM-DD`), in any time zone of the machine. */
export function istanbulMidnight(date: string): number {
  const known = midnights.get(date);
  if (known !== undefined) return known;
  const utc = Date.parse(`${date}T00:00:00Z`);
  const instant = utc - istanbulOffset(utc - istanbulOffset(utc));
  if (midnights.size > MOST_KEPT) midnights.clear();
  midnights.set(date, instant);
  return instant;
}

/** Calendar date in Istanbul (`YYYY-MM-DD`) at an instant in ms. */
export function istanbulDate(instant: number): string {
  return new Date(instant + istanbulOffset(instant)).toISOString().slice(0, 10);
}

const NIGHT_TURN_MS = 6 * HOUR_MS;

/** The current football night (`YYYY-MM-DD`) at an instant in ms: until six in the morning it is last night's. */
export const currentNight = (now: number): string => istanbulDate(now - NIGHT_TURN_MS);

/** The instant (ms) at which the current football night ends. */
export const nightEnd = (now: number): number =>
  istanbulMidnight(addDays(currentNight(now), 1)) + NIGHT_TURN_MS;

/** The instant (ms) of Istanbul's next midnight after `now`. */
export const nextMidnight = (now: number): number => istanbulMidnight(addDays(istanbulDate(now), 1));

/** Hours and minutes in Istanbul (`'21:30'`) at an instant in ms. */
export function istanbulTime(instant: number): string {
  return new Date(instant + istanbulOffset(instant)).toISOString().slice(11, 16);
}

/** Instants at which a slot of the football night `date` starts and ends. */
export function slotInstants(date: string, slot: Slot): { startsAt: number; endsAt: number } {
  const midnight = istanbulMidnight(date);
  return { startsAt: midnight + slot.start * MINUTE_MS, endsAt: midnight + slot.end * MINUTE_MS };
}

/** Starts (ms) of the cells between `startsAt` and `endsAt`, partly covered ones too, ascending. */
export function cellsOf(startsAt: number, endsAt: number): number[] {
  const first = Math.floor(startsAt / CELL_MS) * CELL_MS;
  return Array.from({ length: Math.ceil((endsAt - first) / CELL_MS) }, (_, i) => first + i * CELL_MS);
}

/** `date` plus `days`, both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Adds months to `2026-11`. */
export function addMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Whole days from `a` to `b`. */
export function daysBetween(a: string, b: string): number {
  return Math.round((Date.parse(`${b}T00:00:00Z`) - Date.parse(`${a}T00:00:00Z`)) / DAY_MS);
}

/** Monday of the football week of `date`. */
export function weekStart(date: string): string {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(date, -weekday);
}

/** Every date from `start` to `end`, both included. */
export function datesBetween(start: string, end: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, i) => addDays(start, i));
}

/** Last bookable football night (`YYYY-MM-DD`) at an instant in ms, with a horizon of `weeks`. */
export const lastBookableDate = (now: number, weeks: number = BOOKING_HORIZON_WEEKS): string =>
  addDays(istanbulDate(now), weeks * 7);

/** First day (`YYYY-MM-DD`) to book the football night `date`, with a horizon of `weeks`. */
export const opensOn = (date: string, weeks: number): string => addDays(date, -weeks * 7);

/** Whether a slot that starts at the instant falls on the calendar day after its football night. */
export function isAfterMidnight(date: string, startsAt: number): boolean {
  return startsAt >= istanbulMidnight(date) + DAY_MS;
}
