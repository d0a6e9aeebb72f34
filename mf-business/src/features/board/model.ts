import type { BoardAnswer, BoardEntry, BoardHour } from 'mf-shared/contracts/board';
import { istanbulMidnight, lastBookableDate } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';

export const HALF = 30;

/** One hour of a pitch: its holder, or the free hour itself. */
export type Tile = {
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
  /** Tiles of each column in playing order. */
  tiles: Tile[][];
  /** Every minute at which some tile starts, ascending. */
  starts: number[];
  start: number;
  end: number;
  /** Whole half hours in which no shown pitch is open, in minutes like `from`. */
  folds: Fold[];
  /** Until where hours reach that are left out before `start`; `start` where there are none. */
  over: number;
};
export type Fold = { from: number; to: number };

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
  const tiles = columns.map((column, index) => {
    const free = shown
      .find((field) => field.fieldId === column.fieldId)
      ?.days.find((day) => day.date === column.date)?.free;
    const held = (byField.get(column.fieldId) ?? []).filter((entry) => nightOf(entry, dates) === column.date);
    const made = [
      ...(free ?? []).map((hour) => toTile(column, index, hour, { hour })),
      ...held.map((entry) => toTile(column, index, entry, { entry })),
    ];
    return made.sort((a, b) => a.from - b.from);
  });
  return arranged(columns, tiles);
}

/** The grid of these tiles; `over` as in `Grid`. */
export function arranged(columns: Column[], tiles: Tile[][], over = 0): Grid {
  const all = tiles.flat();
  const starts = [...new Set(all.map((tile) => tile.from))].sort((a, b) => a - b);
  const start = Math.floor((starts[0] ?? 0) / HALF) * HALF;
  const end = Math.max(start + 60, ...all.map((tile) => tile.to));
  return { columns, tiles, starts, start, end, folds: foldsOf(all, start), over: Math.max(start, over) };
}

/** The gaps between the tiles of all columns. */
function foldsOf(tiles: readonly Tile[], start: number): Fold[] {
  const folds: Fold[] = [];
  let until = start;
  for (const { from, to } of tiles.toSorted((a, b) => a.from - b.from)) {
    const begin = Math.floor(from / HALF) * HALF;
    if (begin > until) folds.push({ from: until, to: begin });
    until = Math.max(until, Math.ceil(to / HALF) * HALF);
  }
  return folds;
}

/** The track of each half hour between `start` and `end`: a fold takes one low track, whatever its length. */
export function tracksOf({ start, end, folds }: Pick<Grid, 'start' | 'end' | 'folds'>): string {
  const tracks: string[] = [];
  for (let minute = start; minute < end; minute += HALF) {
    const fold = folds.find(({ from, to }) => from <= minute && minute < to);
    tracks.push(fold ? (fold.from === minute ? 'var(--fold)' : '0px') : 'var(--half)');
  }
  return tracks.join(' ');
}

/** When the evening begins, which is when most hours are booked; in minutes. */
const EVENING = 18 * 60;

/**
 * The tile at which the board opens: an hour of `now`, a booked one if there is any; else the first booking, of a week
 * the first evening.
 */
export function opensAt({ columns, tiles }: Grid, now: number): Tile | undefined {
  const all = tiles.flat();
  const booked = all.filter(({ entry }) => entry && entry.kind !== 'closure');
  const first = Math.min(...booked.map(({ from }) => from));
  const isNow = (tile: Tile) => tile.startsAt <= now && now < tile.endsAt;
  const isWeek = columns[0]?.date !== columns.at(-1)?.date;
  const evening = isWeek ? all.find(({ from }) => from >= EVENING) : undefined;
  return booked.find(isNow) ?? all.find(isNow) ?? evening ?? booked.find(({ from }) => from === first);
}

/** The shown night of an entry: its own. An offer may belong to the night before; it goes to the first shown night. */
function nightOf(entry: BoardEntry, dates: readonly string[]): string {
  const [first = entry.date] = dates;
  return entry.date < first ? first : dates.includes(entry.date) ? entry.date : (dates.at(-1) ?? entry.date);
}

type Place = Pick<Column, 'fieldId' | 'fieldName' | 'date'>;
type Times = Pick<Tile, 'timeSlot' | 'startsAt' | 'endsAt'>;

/** The hour of a pitch in the column with that index: its holder, or the free hour. */
export function toTile(
  { fieldId, fieldName, date }: Place,
  column: number,
  { timeSlot, startsAt, endsAt }: Times,
  { entry = null, hour = null }: Partial<Pick<Tile, 'entry' | 'hour'>>,
): Tile {
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

/** Whether something can be written into the tile at `now`; a running hour can still be given to somebody on site. */
export const isOpen = (tile: Tile, now: number): boolean =>
  tile.hour !== null && tile.endsAt > now && tile.date <= lastBookableDate(now);

/** Whether this tile can take what another tile holds: a player's booking can only move to a future hour. */
export const canTake = (tile: Tile, { entry }: Tile, now: number): boolean =>
  isOpen(tile, now) && (entry?.kind === 'phone' || tile.startsAt > now);

const MOVABLE: readonly BoardEntry['kind'][] = ['reservation', 'phone', 'subscription'];

/** Whether the tile holds a booking, or a night of a regular, that can move at `now`. */
export const isMovable = (tile: Tile, now: number): boolean =>
  tile.entry !== null && MOVABLE.includes(tile.entry.kind) && tile.endsAt > now;

/** The consecutive open hours of one column, from the first tile towards the second. */
export function openRun(column: readonly Tile[], a: Tile, b: Tile, now: number): Tile[] {
  const [first, last] = [column.indexOf(a), column.indexOf(b)];
  const step = first <= last ? 1 : -1;
  const run: Tile[] = [];
  for (let index = first; index !== last + step; index += step) {
    const tile = column[index];
    if (!tile || !isOpen(tile, now)) break;
    run.push(tile);
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
