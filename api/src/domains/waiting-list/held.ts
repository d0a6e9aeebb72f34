import type { Engine, Queries } from '../../db/database.ts';
import type { CellRow } from '../../db/schema.ts';
import { isHeld } from '../reservations/is-held.ts';

type Cells = { pitchId: string; cells: readonly number[]; now: number };

/**
 * Which of the cells are held; they stay so until the transaction ends. An offer holds until it is settled, since
 * what follows it may be another offer.
 */
export async function heldAmong(
  q: Queries,
  engine: Engine,
  { pitchId, cells, now }: Cells,
): Promise<CellRow[]> {
  const held = await cellsAmong(q, { pitchId, cells })
    .$if(engine === 'postgres', (query) => query.forKeyShare())
    .execute();
  return held.filter((cell) => isHeld(cell, now));
}

/** Whether nobody holds any of the cells, as far as can be seen without waiting for anybody. */
export async function isFree(q: Queries, { now, ...among }: Cells): Promise<boolean> {
  const held = await cellsAmong(q, among).execute();
  return !held.some((cell) => isHeld(cell, now));
}

const cellsAmong = (q: Queries, { pitchId, cells }: Omit<Cells, 'now'>) =>
  q
    .selectFrom('cells')
    .selectAll()
    .where('pitch_id', '=', pitchId)
    .where('starts_at', 'in', cells)
    .orderBy('starts_at');
