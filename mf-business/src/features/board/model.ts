import type { BoardAnswer, BoardEntry, BoardHour } from 'mf-shared/contracts/board';
import { istanbulMidnight, lastBookableDate } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';

export const HALF = 30;

/** One hour of a pitch: its holder, or the free hour itself. */
export type Cell = {
  key: string;
  column: number;
  fieldId: string;
  fieldName: string;
  date: string;
  timeSlot: string;
  startsAt: number;
  endsAt: number;
  /** Minutes from midnight of the football night's date; may exceed 1440. */
  from: number;
  to: number;
  entry: BoardEntry | null;
  hour: BoardHour | null;
};
export type Column = { key: string; fieldId: string; fieldName: string; capacity: string; date: string };
export type Grid = {
  columns: Column[];
  /** Cells of each column in playing order. */
  cells: Cell[][];
  /** Every minute at which some cell starts, ascending. */
  starts: number[];
  start: number;
  end: number;
};

const minutesOf = (date: string, instant: number) => (instant - istanbulMidnight(date)) / MINUTE_MS;
export const keyOf = (fieldId: string, date: string, startsAt: number) => `${fieldId} ${date} ${startsAt}`;

/** Arranges the answer: a column for each night and pitch, the pitches of a night side by side. */
export function toGrid(
  { fields, entries }: Pick<BoardAnswer, 'fields' | 'entries'>,
  dates: readonly string[],
  fieldId: string | null,
): Grid {
  const shown = fieldId ? fields.filter((field) => field.fieldId === fieldId) : fields;
  const columns = dates.flatMap((date) =>
    shown.map(({ fieldId, fieldName, capacity }) => ({
      key: `${fieldId} ${date}`,
      fieldId,
      fieldName,
      capacity,
      date,
    })),
  );
  const byField = Map.groupBy(entries, (entry) => entry.fieldId);
  const cells = columns.map((column, index) => {
    const free = shown
      .find((field) => field.fieldId === column.fieldId)
      ?.days.find((day) => day.date === column.date)?.free;
    const held = (byField.get(column.fieldId) ?? []).filter((entry) => nightOf(entry, dates) === column.date);
    const made = [
      ...(free ?? []).map((hour) => toCell(column, index, hour, { hour })),
      ...held.map((entry) => toCell(column, index, entry, { entry })),
    ];
    return made.sort((a, b) => a.from - b.from);
  });
  const all = cells.flat();
  const starts = [...new Set(all.map((cell) => cell.from))].sort((a, b) => a - b);
  const start = Math.floor((starts[0] ?? 0) / HALF) * HALF;
  return { columns, cells, starts, start, end: Math.max(start + 60, ...all.map((cell) => cell.to)) };
}

/** The shown night of an entry: its own. An offer may belong to the night before; it goes to the first shown night. */
function nightOf(entry: BoardEntry, dates: readonly string[]): string {
  const [first = entry.date] = dates;
  return entry.date < first ? first : dates.includes(entry.date) ? entry.date : (dates.at(-1) ?? entry.date);
}

type Place = Pick<Column, 'fieldId' | 'fieldName' | 'date'>;
type Times = Pick<Cell, 'timeSlot' | 'startsAt' | 'endsAt'>;

/** The hour of a pitch in the column with that index: its holder, or the free hour. */
export function toCell(
  { fieldId, fieldName, date }: Place,
  column: number,
  { timeSlot, startsAt, endsAt }: Times,
  { entry = null, hour = null }: Partial<Pick<Cell, 'entry' | 'hour'>>,
): Cell {
  return {
    key: keyOf(fieldId, date, startsAt),
    column,
    fieldId,
    fieldName,
    date,
    timeSlot,
    startsAt,
    endsAt,
    from: minutesOf(date, startsAt),
    to: minutesOf(date, endsAt),
    entry,
    hour,
  };
}

/** Whether something can be written into the cell at `now`; a running hour can still be given to somebody on site. */
export const isOpen = (cell: Cell, now: number): boolean =>
  cell.hour !== null && cell.endsAt > now && cell.date <= lastBookableDate(now);

/** Whether this cell can take what another cell holds: a player's booking can only move to a future hour. */
export const canTake = (cell: Cell, { entry }: Cell, now: number): boolean =>
  isOpen(cell, now) && (entry?.kind === 'phone' || cell.startsAt > now);

const MOVABLE: readonly BoardEntry['kind'][] = ['reservation', 'phone', 'subscription'];

/** Whether the cell holds a booking, or a night of a regular, that can move at `now`. */
export const isMovable = (cell: Cell, now: number): boolean =>
  cell.entry !== null && MOVABLE.includes(cell.entry.kind) && cell.endsAt > now;

/** The consecutive open hours of one column, from the first cell towards the second. */
export function openRun(column: readonly Cell[], a: Cell, b: Cell, now: number): Cell[] {
  const [first, last] = [column.indexOf(a), column.indexOf(b)];
  const step = first <= last ? 1 : -1;
  const run: Cell[] = [];
  for (let index = first; index !== last + step; index += step) {
    const cell = column[index];
    if (!cell || !isOpen(cell, now)) break;
    run.push(cell);
  }
  return run.sort((x, y) => x.from - y.from);
}

/** Entries that are played at `now`, and the entries that start together next. */
export function nowAndNext(entries: readonly BoardEntry[], now: number) {
  const played = entries.filter(
    (entry) => entry.status === 'approved' && entry.kind !== 'closure' && entry.kind !== 'offer',
  );
  const coming = played.filter((entry) => entry.startsAt > now);
  const first = Math.min(...coming.map((entry) => entry.startsAt));
  return {
    playing: played.filter((entry) => entry.startsAt <= now && now < entry.endsAt),
    next: coming.filter((entry) => entry.startsAt === first),
  };
}
