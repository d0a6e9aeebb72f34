import { istanbulMidnight } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import { arranged, type Grid } from './model.ts';

/** Minutes that are worth leaving out. */
const WORTH = 180;

/** A running night from the hour before this one on; null where nothing or little is over, and for a week. */
export function withoutPast(grid: Grid, now: number): Grid | null {
  const { columns, tiles, start } = grid;
  const date = columns[0]?.date;
  if (!date || date !== columns.at(-1)?.date) return null;
  const until = (now - istanbulMidnight(date)) / MINUTE_MS - 60;
  const over = tiles.flat().filter(({ to }) => to <= until);
  const rest = tiles.map((column) => column.filter(({ to }) => to > until));
  if (!rest.some((column) => column.length > 0)) return null;
  const shown = arranged(columns, rest, Math.max(...over.map(({ to }) => to)));
  return shown.start - start >= WORTH ? shown : null;
}
