import type { Selectable } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { CellRow } from '../../db/schema.ts';
import { isHeld } from '../reservations/is-held.ts';

/**
 * Cells of the pitches that are held at `now` between two instants (ms), by pitch and start; one range of the primary
 * key for each pitch.
 */
export async function heldCells(
  q: Queries,
  pitchIds: readonly string[],
  { from, to, now }: { from: number; to: number; now: number },
): Promise<Selectable<CellRow>[]> {
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
