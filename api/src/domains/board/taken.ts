import type { BoardEntry } from 'mf-shared/contracts/board';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { entriesOf } from './entries.ts';
import type { PitchHour } from './hours.ts';
import { heldAmong } from './queries.ts';

type Sorted = { free: PitchHour[]; taken: PitchHour[]; holders: BoardEntry[] };

/** Which of the hours nobody holds, and who holds the others. The pitches must be held by the caller. */
export async function sortByHolder(tx: Tx, ctx: AppContext, hours: readonly PitchHour[]): Promise<Sorted> {
  const byPitch = Map.groupBy(hours, (hour) => hour.pitch.id);
  const sorted: Sorted = { free: [], taken: [], holders: [] };
  for (const [pitchId, own] of byPitch) {
    const cells = await heldAmong(
      tx.q,
      pitchId,
      own.flatMap((hour) => hour.cells),
      ctx.clock(),
    );
    const held = new Set(cells.map((cell) => cell.starts_at));
    for (const hour of own) {
      (hour.cells.some((cell) => held.has(cell)) ? sorted.taken : sorted.free).push(hour);
    }
    sorted.holders.push(...(await entriesOf(tx.q, cells)));
  }
  return sorted;
}

/** The refusal that says who stands in the way: of a single hour the sentence that players get too. */
export const takenError = (hours: readonly PitchHour[], conflicts: BoardEntry[]): AppError =>
  new AppError(hours.length === 1 ? 'slot_taken' : 'hours_taken', { about: { conflicts } });
