import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { claimCells, type Holder } from './claim.ts';
import { releaseCells } from './release.ts';

type Place = { pitchId: string; cells: readonly number[] };
type Move = {
  owner: Holder;
  from: Place;
  to: Place;
  /** When the hold of the new cells expires (ms); null holds for good. */
  expiresAt: number | null;
};

/**
 * Moves a holder to other cells in one transaction. Keeps the cells that both places share, claims the new ones, then
 * frees the rest. Move the holder's row first.
 * @throws `slot_taken` when somebody holds one of the new cells.
 */
export async function moveCells(
  tx: Tx,
  ctx: AppContext,
  { owner, from, to, expiresAt }: Move,
): Promise<void> {
  const samePitch = from.pitchId === to.pitchId;
  const kept = new Set(samePitch ? from.cells.filter((cell) => to.cells.includes(cell)) : []);
  const claimed = to.cells.filter((cell) => !kept.has(cell));
  const freed = from.cells.filter((cell) => !kept.has(cell));
  if (claimed.length > 0)
    await claimCells(tx, ctx, { pitchId: to.pitchId, cells: claimed, owner, expiresAt });
  if (kept.size > 0) {
    await tx.q
      .updateTable('cells')
      .set({ expires_at: expiresAt })
      .where('owner_id', '=', owner.id)
      .where('pitch_id', '=', to.pitchId)
      .execute();
  }
  if (freed.length > 0)
    await releaseCells(tx, ctx, { ownerId: owner.id, pitchId: from.pitchId, cells: freed });
}

/** Lets a holder's cells no longer expire. */
export async function holdForGood(tx: Tx, ownerId: string): Promise<void> {
  await tx.q.updateTable('cells').set({ expires_at: null }).where('owner_id', '=', ownerId).execute();
}

/** Gives all cells of one holder to another until `expiresAt` (ms, null for good). Answers how many cells. */
export async function handOver(
  tx: Tx,
  fromId: string,
  to: Holder,
  expiresAt: number | null,
): Promise<number> {
  const { numUpdatedRows } = await tx.q
    .updateTable('cells')
    .set({ owner_kind: to.kind, owner_id: to.id, expires_at: expiresAt })
    .where('owner_id', '=', fromId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
