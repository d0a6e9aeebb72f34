import type { Selectable } from 'kysely';
import type { Engine, Queries } from '../../db/database.ts';
import type { CellRow } from '../../db/schema/cells.ts';

export type Cell = Selectable<CellRow>;

/** Values of one `in` list; SQLite takes 32 766 parameters. */
const PART = 5000;

/**
 * Whether a cell is taken at `now` (ms). An expired request holds nothing. An offer holds until it is settled, since
 * the hour then belongs to the next in line.
 */
const isHeld = (cell: Pick<CellRow, 'expires_at' | 'owner_kind'>, now: number): boolean =>
  isInTime(cell, now) || cell.owner_kind === 'offer';

const isInTime = ({ expires_at }: Pick<CellRow, 'expires_at'>, now: number): boolean =>
  expires_at === null || expires_at > now;

/**
 * Cells of the pitches that are held at `now`, between two instants (ms), by pitch and start. Reads one range of the
 * primary key for each pitch.
 */
export async function heldCells(
  q: Queries,
  pitchIds: readonly string[],
  { from, to, now }: { from: number; to: number; now: number },
): Promise<Cell[]> {
  if (pitchIds.length === 0) return [];
  const cells = await q
    .selectFrom('cells')
    .selectAll()
    .where('pitch_id', 'in', pitchIds)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .orderBy('pitch_id')
    .orderBy('starts_at')
    .execute();
  return cells.filter((cell) => isHeld(cell, now));
}

/** Some cells of one pitch by their starts, and the present instant (ms). */
type Asked = { pitchId: string; cells: readonly number[]; now: number };

/** Answers which of the cells are held. Locks them until the transaction ends, so that nobody frees them meanwhile. */
export async function lockHeld(q: Queries, engine: Engine, asked: Asked): Promise<Cell[]> {
  const held = await cellsAmong(q, asked)
    .$if(engine === 'postgres', (query) => query.forKeyShare())
    .execute();
  return held.filter((cell) => isHeld(cell, asked.now));
}

/** Whether all cells are free, as far as it can see without waiting for a lock. */
export async function isFree(q: Queries, asked: Asked): Promise<boolean> {
  const held = await cellsAmong(q, asked).execute();
  return !held.some((cell) => isHeld(cell, asked.now));
}

/** Answers which cells have a hold that has not expired. Leaves overdue holders to the next claim. */
export async function heldInTime(q: Queries, { pitchId, cells, now }: Asked): Promise<Cell[]> {
  const held: Cell[] = [];
  for (let i = 0; i < cells.length; i += PART) {
    held.push(...(await cellsAmong(q, { pitchId, cells: cells.slice(i, i + PART) }).execute()));
  }
  return held.filter((cell) => isInTime(cell, now));
}

const cellsAmong = (q: Queries, { pitchId, cells }: Omit<Asked, 'now'>) =>
  q
    .selectFrom('cells')
    .selectAll()
    .where('pitch_id', '=', pitchId)
    .where('starts_at', 'in', cells)
    .orderBy('starts_at');

/** Cells of some holders, in the order of time. */
export const cellsOfHolders = (q: Queries, ownerIds: readonly string[]): Promise<Cell[]> =>
  q.selectFrom('cells').selectAll().where('owner_id', 'in', ownerIds).orderBy('starts_at').execute();
