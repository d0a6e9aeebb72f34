import type { BoardEntry } from 'mf-shared/contracts/board';
import { CELL_MINUTES, CELL_MS, istanbulDate, SLOT_MINUTES } from 'mf-shared/schedule';
import type { Queries } from '../../db/database.ts';
import type { Cell } from '../occupancy/index.ts';
import { reservationEntries } from '../reservations/index.ts';
import { occurrenceEntries } from '../subscriptions/index.ts';
import { closuresById, phoneBookingsById } from './queries.ts';
import { closureEntry, offerEntry, phoneEntry } from './view.ts';

const CELLS_OF_AN_HOUR = SLOT_MINUTES / CELL_MINUTES;

/**
 * The holders of the cells, each once (a closure once for each of its hours), in the order played. Reads only the
 * holders of these cells, by their keys, so the cost does not grow with the age of the venue.
 */
export async function entriesOf(q: Queries, cells: readonly Cell[]): Promise<BoardEntry[]> {
  const byKind = Map.groupBy(cells, (cell) => cell.owner_kind);
  const of = (kind: Cell['owner_kind']) => byKind.get(kind) ?? [];
  const entries = [
    ...(await reservationEntries(q, idsOf(of('reservation')))),
    ...(await occurrenceEntries(q, idsOf(of('subscription')))),
    ...(await phoneBookings(q, of('phone'))),
    ...(await closures(q, of('closure'))),
    ...hoursOf(of('offer')).map((hour) => offerEntry({ ...hour, date: istanbulDate(hour.starts_at) })),
  ];
  return entries.sort((a, b) => a.startsAt - b.startsAt);
}

const idsOf = (cells: readonly Cell[]): string[] => [...new Set(cells.map((cell) => cell.owner_id))];

async function phoneBookings(q: Queries, cells: readonly Cell[]): Promise<BoardEntry[]> {
  if (cells.length === 0) return [];
  const rows = await phoneBookingsById(q, idsOf(cells));
  return rows.filter(({ status }) => status === 'active').map(phoneEntry);
}

async function closures(q: Queries, cells: readonly Cell[]): Promise<BoardEntry[]> {
  if (cells.length === 0) return [];
  const rows = new Map((await closuresById(q, idsOf(cells))).map((row) => [row.id, row]));
  return hoursOf(cells).flatMap((hour) => {
    const row = rows.get(hour.id);
    return row ? closureEntry(row, hour) : [];
  });
}

type HeldHour = { id: string; pitch_id: string; starts_at: number; ends_at: number };

/** Joins cells of holders without own hours to hours, from the start of each unbroken run. */
export function hoursOf(cells: readonly Cell[]): HeldHour[] {
  const hours: (HeldHour & { count: number })[] = [];
  const sorted = cells.toSorted(
    (a, b) =>
      a.pitch_id.localeCompare(b.pitch_id) ||
      a.owner_id.localeCompare(b.owner_id) ||
      a.starts_at - b.starts_at,
  );
  for (const { owner_id: id, pitch_id, starts_at } of sorted) {
    const last = hours.at(-1);
    const goesOn = last?.id === id && last.pitch_id === pitch_id && last.ends_at === starts_at;
    if (last && goesOn && last.count < CELLS_OF_AN_HOUR) {
      last.ends_at += CELL_MS;
      last.count += 1;
    } else {
      hours.push({ id, pitch_id, starts_at, ends_at: starts_at + CELL_MS, count: 1 });
    }
  }
  return hours.map(({ count: _, ...hour }) => hour);
}
