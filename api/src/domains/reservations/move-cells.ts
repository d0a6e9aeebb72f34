import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { CellRow } from '../../db/schema.ts';
import { claimCells } from './claim-cells.ts';
import { releaseCells } from './release-cells.ts';

type Place = { pitchId: string; cells: readonly number[] };
type Move = {
  owner: { kind: CellRow['owner_kind']; id: string };
  from: Place;
  to: Place;
  /** When the hold of the new cells ends by itself; null holds for good. */
  expiresAt: number | null;
};

/**
 * Takes an owner from its cells to others in one transaction: what both places share stays held all the time, the
 * new ones are claimed (`slot_taken`), then the rest is freed. The owner's row must have been moved before.
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
