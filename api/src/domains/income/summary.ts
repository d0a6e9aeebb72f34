import {
  type HeatCell,
  INCOME_SOURCES,
  type Income,
  type IncomeQuery,
  type Sum,
} from 'mf-shared/contracts/income';
import { weekdayOf } from 'mf-shared/pricing';
import { datesBetween, istanbulMidnight } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import { type PlayedPitch, pitchSlots } from '../occupancy/index.ts';
import type { IncomeRow } from './queries.ts';

/** Sum of the rows, TL. */
export const sumOf = (rows: readonly IncomeRow[]): Sum => ({
  amount: rows.reduce((sum, row) => sum + row.price, 0),
  count: rows.length,
});

export const isPaid = (row: IncomeRow): boolean => row.attendance !== 'no_show';

/** The summary of a period from its rows; `now` (ms) separates earned from coming money. */
export function summarise(
  rows: readonly IncomeRow[],
  pitches: readonly PlayedPitch[],
  { from, to }: IncomeQuery,
  now: number,
): Omit<Income, 'previous' | 'compared'> {
  const paid = rows.filter(isPaid);
  const byDate = Map.groupBy(paid, (row) => row.date);
  const byPitch = Map.groupBy(paid, (row) => row.pitch_id);
  const bySource = Map.groupBy(paid, (row) => row.source);
  return {
    from,
    to,
    total: sumOf(paid),
    earned: sumOf(paid.filter((row) => row.starts_at <= now)),
    noShows: sumOf(rows.filter((row) => !isPaid(row))),
    sources: INCOME_SOURCES.map((source) => ({ source, ...sumOf(bySource.get(source) ?? []) })),
    days: datesBetween(from, to).map((date) => ({ date, ...sumOf(byDate.get(date) ?? []) })),
    pitches: pitches
      .filter(({ id, archived_at }) => archived_at === null || byPitch.has(id))
      .map(({ id, name }) => ({ fieldId: id, fieldName: name, ...sumOf(byPitch.get(id) ?? []) })),
    heat: heatOf(rows, pitches, { from, to }),
  };
}

/**
 * How full each hour of each weekday is, over all pitches, in the order played. The offered hours are the pitches'
 * present ones; a booking from before a change of hours counts as an offered hour too.
 */
function heatOf(
  rows: readonly IncomeRow[],
  pitches: readonly PlayedPitch[],
  { from, to }: IncomeQuery,
): HeatCell[] {
  const nights = Map.groupBy(datesBetween(from, to), weekdayOf);
  const cells = new Map<string, HeatCell & { start: number }>();
  const cell = (weekday: number, time: string, start: number) => {
    const key = `${weekday} ${time}`;
    const known = cells.get(key) ?? { weekday, time, booked: 0, offered: 0, start };
    cells.set(key, known);
    return known;
  };
  for (const pitch of pitches.filter(({ archived_at }) => archived_at === null)) {
    for (const slot of pitchSlots(pitch)) {
      for (const [weekday, dates] of nights) {
        cell(weekday, slot.timeSlot.slice(0, 5), slot.start).offered += dates.length;
      }
    }
  }
  for (const row of rows) {
    const hour = cell(weekdayOf(row.date), row.time_slot.slice(0, 5), minuteOf(row));
    hour.booked += 1;
    hour.offered = Math.max(hour.offered, hour.booked);
  }
  return [...cells.values()]
    .sort((a, b) => a.start - b.start || a.time.localeCompare(b.time) || a.weekday - b.weekday)
    .map(({ start: _, ...rest }) => rest);
}

/** When the hour starts, in minutes since midnight of its night's date. */
const minuteOf = ({ date, starts_at }: IncomeRow): number => (starts_at - istanbulMidnight(date)) / MINUTE_MS;
