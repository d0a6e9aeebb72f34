import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { CellRow } from '../../db/schema.ts';

type Release = {
  /** Whose cells are freed: id of the reservation, occurrence, phone booking, closure or offer. */
  ownerId: string;
  /** Only these starts in ms; all of the owner's without it. */
  cells?: readonly number[];
};

/** Half an hour of a pitch that was held until now; `starts_at` in ms. */
export type FreedCell = Pick<CellRow, 'pitch_id' | 'starts_at'>;

/**
 * Frees cells of an owner within a running transaction and answers what was freed, in the order it is played.
 * The only place that frees any: call it after the owner's own row was changed and before `calendarChanged`.
 */
export async function releaseCells(tx: Tx, _ctx: AppContext, release: Release): Promise<FreedCell[]> {
  const { ownerId, cells } = release;
  let query = tx.q.deleteFrom('cells').where('owner_id', '=', ownerId);
  if (cells) query = query.where('starts_at', 'in', cells);
  const freed = await query.returning(['pitch_id', 'starts_at']).execute();
  return freed.sort((a, b) => a.starts_at - b.starts_at);
}
