import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { CellRow } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { endIfExpired } from './expire.ts';

type Claim = {
  pitchId: string;
  /** Starts in ms, ascending. */
  cells: readonly number[];
  owner: { kind: CellRow['owner_kind']; id: string };
  /** When the claim ends by itself; null holds for good. */
  expiresAt: number | null;
};

/**
 * Takes cells of a pitch for an owner. Requests that held one of them beyond their time end first, in the
 * same transaction. Throws `slot_taken` when the primary key says that somebody holds one.
 */
export async function claimCells(tx: Tx, ctx: AppContext, claim: Claim): Promise<void> {
  const { pitchId, cells, owner, expiresAt } = claim;
  for (const id of await overdueHolders(tx, pitchId, cells, ctx.clock())) await endIfExpired(tx, ctx, id);
  const rows = cells.map((startsAt) => ({
    pitch_id: pitchId,
    starts_at: startsAt,
    expires_at: expiresAt,
    owner_kind: owner.kind,
    owner_id: owner.id,
  }));
  try {
    await tx.q.insertInto('cells').values(rows).execute();
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('slot_taken') : error;
  }
}

async function overdueHolders(
  tx: Tx,
  pitchId: string,
  cells: readonly number[],
  now: number,
): Promise<Set<string>> {
  const overdue = await tx.q
    .selectFrom('cells')
    .select('owner_id')
    .where('pitch_id', '=', pitchId)
    .where('starts_at', 'in', cells)
    .where('expires_at', '<=', now)
    .where('owner_kind', '=', 'reservation')
    .execute();
  return new Set(overdue.map((cell) => cell.owner_id));
}
