import { inParts } from '../../breathe.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { CellRow } from '../../db/schema.ts';
import { offerFreed } from '../waiting-list/offer-freed.ts';

type Release = {
  /** Whose cells are freed: id of the reservation, occurrence, phone booking, closure or offer. */
  ownerId: string;
  /** Only those of this pitch. */
  pitchId?: string;
  /** Only these starts in ms; all of the owner's without it. */
  cells?: readonly number[];
};

/** Half an hour of a pitch that was held until now; `starts_at` in ms. */
export type FreedCell = Pick<CellRow, 'pitch_id' | 'starts_at'>;

/**
 * Frees cells of an owner within a running transaction and answers what was freed, in the order it is played. Who
 * waits for such an hour is offered it in the same transaction, so nobody comes in between. The only place that frees any. Call it after the owner's own row was changed and before `calendarChanged`;
 * who moves claims the new cells first and then frees those that are no longer needed, since what is freed may
 * be somebody else's at once.
 */
export async function releaseCells(tx: Tx, ctx: AppContext, release: Release): Promise<FreedCell[]> {
  const { ownerId, pitchId, cells } = release;
  let query = tx.q.deleteFrom('cells').where('owner_id', '=', ownerId);
  if (pitchId) query = query.where('pitch_id', '=', pitchId);
  if (cells) query = query.where('starts_at', 'in', cells);
  const freed = await query.returning(['pitch_id', 'starts_at']).execute();
  freed.sort((a, b) => a.starts_at - b.starts_at);
  await offerFreed(tx, ctx, freed);
  return freed;
}

const PART = 100;

/** Frees all cells of many owners, as `releaseCells` does of one; other work has its turn in between. */
export async function releaseAll(tx: Tx, ctx: AppContext, ownerIds: readonly string[]): Promise<void> {
  const freed: FreedCell[] = [];
  await inParts(ownerIds, PART, async (part) => {
    const query = tx.q.deleteFrom('cells').where('owner_id', 'in', part);
    freed.push(...(await query.returning(['pitch_id', 'starts_at']).execute()));
  });
  freed.sort((a, b) => a.starts_at - b.starts_at);
  await offerFreed(tx, ctx, freed);
}
