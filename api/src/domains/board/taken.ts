import type { BoardEntry } from 'mf-shared/contracts/board';
import { AppError } from '../../base/app-error.ts';
import { breathe } from '../../base/breathe.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { type Cell, heldInTime } from '../occupancy/index.ts';
import { entriesOf } from './entries.ts';
import type { PitchHour } from './hours.ts';

/** Number of holders in an answer. A screen shows six. */
const MAX_HOLDERS = 50;

type Sorted = { free: PitchHour[]; taken: PitchHour[]; holders: BoardEntry[] };

/**
 * Splits the hours into free and taken ones, and returns the holders of the first taken ones: nobody reads more. The
 * caller must have locked the pitches.
 */
export async function sortByHolder(tx: Tx, ctx: AppContext, hours: readonly PitchHour[]): Promise<Sorted> {
  const byPitch = Map.groupBy(hours, (hour) => hour.pitch.id);
  const free: PitchHour[] = [];
  const taken: { hour: PitchHour; cells: Cell[] }[] = [];
  for (const [pitchId, own] of byPitch) {
    const wanted = own.flatMap((hour) => hour.cells);
    const cells = await heldInTime(tx.q, { pitchId, cells: wanted, now: ctx.clock() });
    const held = new Map(cells.map((cell) => [cell.starts_at, cell]));
    for (const hour of own) {
      const cells = hour.cells.flatMap((at) => held.get(at) ?? []);
      if (cells.length === 0) free.push(hour);
      else taken.push({ hour, cells });
    }
    await breathe();
  }
  const first = taken.toSorted((a, b) => a.hour.startsAt - b.hour.startsAt).slice(0, MAX_HOLDERS);
  const holders = await entriesOf(
    tx.q,
    first.flatMap(({ cells }) => cells),
  );
  return { free, taken: taken.map(({ hour }) => hour), holders };
}

/**
 * The error with the holders and the number of taken hours. For a single hour it has the message that players get
 * too.
 */
export const takenError = (
  hours: readonly PitchHour[],
  taken: readonly PitchHour[],
  conflicts: BoardEntry[],
): AppError =>
  new AppError(hours.length === 1 ? 'slot_taken' : 'hours_taken', {
    about: { conflicts, count: taken.length },
  });
