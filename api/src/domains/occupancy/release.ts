import { inParts } from '../../base/breathe.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { FreedCell } from './reactions.ts';

type Release = {
  /** The holder of the cells. */
  ownerId: string;
  /** Only those of this pitch. */
  pitchId?: string;
  /** Only these starts in ms; without it all cells of the holder. */
  cells?: readonly number[];
};

/**
 * Frees cells of a holder within a transaction and answers them in the order of play. Offers them to players in line in
 * the same transaction, so that nobody gets in between. Call it after the change of the holder's row and before
 * `calendarChanged`. A move claims the new cells first, since freed cells may go to somebody else at once.
 */
export async function releaseCells(tx: Tx, ctx: AppContext, release: Release): Promise<FreedCell[]> {
  const { ownerId, pitchId, cells } = release;
  let query = tx.q.deleteFrom('cells').where('owner_id', '=', ownerId);
  if (pitchId) query = query.where('pitch_id', '=', pitchId);
  if (cells) query = query.where('starts_at', 'in', cells);
  return tellFreed(tx, ctx, await query.returning(['pitch_id', 'starts_at']).execute());
}

const PART = 100;

/** Frees all cells of many holders, like `releaseCells`. Other work runs in between. */
export async function releaseAll(tx: Tx, ctx: AppContext, ownerIds: readonly string[]): Promise<void> {
  const freed: FreedCell[] = [];
  await inParts(ownerIds, PART, async (part) => {
    const query = tx.q.deleteFrom('cells').where('owner_id', 'in', part);
    freed.push(...(await query.returning(['pitch_id', 'starts_at']).execute()));
  });
  await tellFreed(tx, ctx, freed);
}

async function tellFreed(tx: Tx, ctx: AppContext, freed: FreedCell[]): Promise<FreedCell[]> {
  freed.sort((a, b) => a.starts_at - b.starts_at);
  await ctx.reactions.occupancy.freed(tx, ctx, freed);
  return freed;
}

/**
 * Deletes what a venue itself holds on its pitches (phone bookings and closures). Offers nothing to anybody: the
 * pitches are out of service.
 */
export async function clearOwnHolds(tx: Tx, businessId: string): Promise<void> {
  await tx.q
    .deleteFrom('cells')
    .where('owner_kind', 'in', ['phone', 'closure'])
    .where('pitch_id', 'in', (eb) => eb.selectFrom('pitches').select('id').where('venue_id', '=', businessId))
    .execute();
}
