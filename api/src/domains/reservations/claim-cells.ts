import { inParts } from '../../breathe.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { CellRow } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { endIfOver } from '../waiting-list/end-offer.ts';
import { endIfExpired } from './expire.ts';

export type Claim = {
  pitchId: string;
  /** Starts in ms, ascending. */
  cells: readonly number[];
  owner: { kind: CellRow['owner_kind']; id: string };
  /** When the claim ends by itself; null holds for good. */
  expiresAt: number | null;
};

/** Rows of one statement; half a year of nights of one pitch takes a few of them. */
const PART = 1000;

/**
 * Takes cells of a pitch for an owner. Requests and offers that held one of them beyond their time end first, in
 * the same transaction, which may give the hour to the next in line. Throws `slot_taken` when the primary key says
 * that somebody holds one.
 */
export const claimCells = (tx: Tx, ctx: AppContext, claim: Claim): Promise<void> =>
  claimAll(tx, ctx, [claim]);

/** The same for many claims: all or, throwing, none. Other work of the process has its turn in between. */
export async function claimAll(tx: Tx, ctx: AppContext, claims: readonly Claim[]): Promise<void> {
  await endOverdueIn(tx, ctx, claims);
  try {
    await inParts(rowsOf(claims), PART, (part) => tx.q.insertInto('cells').values(part).execute());
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('slot_taken') : error;
  }
}

/**
 * The same for claims that stand each for itself: where somebody holds one of its cells, a claim gets none. Answers the
 * ids of the owners that got theirs.
 */
export async function claimFree(
  tx: Tx,
  ctx: AppContext,
  claims: readonly Claim[],
): Promise<ReadonlySet<string>> {
  await endOverdueIn(tx, ctx, claims);
  const got: Pick<CellRow, 'owner_id'>[] = [];
  await inParts(rowsOf(claims), PART, async (part) => {
    const insert = tx.q
      .insertInto('cells')
      .values(part)
      .onConflict((conflict) => conflict.columns(['pitch_id', 'starts_at']).doNothing());
    got.push(...(await insert.returning('owner_id').execute()));
  });
  const cells = Map.groupBy(got, ({ owner_id }) => owner_id);
  const isWhole = ({ owner, cells: wanted }: Claim) => cells.get(owner.id)?.length === wanted.length;
  // Taken in this transaction and never seen.
  const parts = claims.filter((claim) => cells.has(claim.owner.id) && !isWhole(claim));
  await inParts(
    parts.map(({ owner }) => owner.id),
    PART,
    (part) => tx.q.deleteFrom('cells').where('owner_id', 'in', part).execute(),
  );
  return new Set(claims.filter(isWhole).map(({ owner }) => owner.id));
}

const rowsOf = (claims: readonly Claim[]) =>
  claims.flatMap(({ pitchId, cells, owner, expiresAt }) =>
    cells.map((startsAt) => ({
      pitch_id: pitchId,
      starts_at: startsAt,
      expires_at: expiresAt,
      owner_kind: owner.kind,
      owner_id: owner.id,
    })),
  );

async function endOverdueIn(tx: Tx, ctx: AppContext, claims: readonly Claim[]): Promise<void> {
  for (const [pitchId, own] of Map.groupBy(claims, (claim) => claim.pitchId)) {
    const cells = own.flatMap((claim) => claim.cells);
    await inParts(cells, PART, (part) => endOverdue(tx, ctx, pitchId, part));
  }
}

async function endOverdue(tx: Tx, ctx: AppContext, pitchId: string, cells: readonly number[]): Promise<void> {
  for (const holder of await overdueHolders(tx, pitchId, cells, ctx.clock())) {
    if (holder.owner_kind === 'offer') await endIfOver(tx, ctx, holder.owner_id);
    else await endIfExpired(tx, ctx, holder.owner_id);
  }
}

const overdueHolders = (
  tx: Tx,
  pitchId: string,
  cells: readonly number[],
  now: number,
): Promise<Pick<CellRow, 'owner_kind' | 'owner_id'>[]> =>
  tx.q
    .selectFrom('cells')
    .select(['owner_kind', 'owner_id'])
    .distinct()
    .where('pitch_id', '=', pitchId)
    .where('starts_at', 'in', cells)
    .where('expires_at', '<=', now)
    .where('owner_kind', 'in', ['reservation', 'offer'])
    .execute();
