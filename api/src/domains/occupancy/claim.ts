import { AppError } from '../../base/app-error.ts';
import { inParts } from '../../base/breathe.ts';
import type { AppContext } from '../../context.ts';
import { compileOnce } from '../../db/compile-once.ts';
import type { Tx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { CellRow } from '../../db/schema/cells.ts';
import type { ExpiringKind } from './reactions.ts';

/** The holder of cells: the id of a reservation, occurrence, phone booking, closure or entry. */
export type Holder = { kind: CellRow['owner_kind']; id: string };

export type Claim = {
  pitchId: string;
  /** Starts in ms, ascending. */
  cells: readonly number[];
  owner: Holder;
  /** When the claim expires (ms); null holds for good. */
  expiresAt: number | null;
};

/** Rows of one statement. Half a year of nights of one pitch takes a few statements. */
const PART = 1000;

/**
 * Claims the cells of one booking for its holder. First ends overdue holders in the same transaction, which may give
 * the hour to the next in line.
 * @throws `slot_taken` when somebody holds one of the cells.
 */
export async function claimCells(tx: Tx, ctx: AppContext, claim: Claim): Promise<void> {
  await endOverdueIn(tx, ctx, [claim]);
  const { pitchId, cells, owner, expiresAt } = claim;
  await orTaken(insertCells(tx.q, { pitchId, cells, kind: owner.kind, id: owner.id, expiresAt }));
}

/** The same for many claims, all or none. Other work of the process runs in between. */
export async function claimAll(tx: Tx, ctx: AppContext, claims: readonly Claim[]): Promise<void> {
  await endOverdueIn(tx, ctx, claims);
  await orTaken(inParts(rowsOf(claims), PART, (part) => tx.q.insertInto('cells').values(part).execute()));
}

async function orTaken(insert: Promise<unknown>): Promise<void> {
  try {
    await insert;
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('slot_taken') : error;
  }
}

type BookedCells = Omit<Claim, 'owner'> & Holder;

const insertCells = compileOnce((q, { kind, id, ...cells }: BookedCells) =>
  q.insertInto('cells').values(rowsOf([{ ...cells, owner: { kind, id } }])),
);

/**
 * The same for independent claims: a claim with a held cell gets no cells. Answers the ids of the holders that got all
 * of theirs.
 */
export async function claimFree(
  tx: Tx,
  ctx: AppContext,
  claims: readonly Claim[],
): Promise<ReadonlySet<string>> {
  await endOverdueIn(tx, ctx, claims);
  return claimUnheld(tx, claims);
}

/** The same, but does not end overdue holders: their cells count as held. */
export async function claimUnheld(tx: Tx, claims: readonly Claim[]): Promise<ReadonlySet<string>> {
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
  const parts = claims.filter((claim) => cells.has(claim.owner.id) && !isWhole(claim));
  await takeBack(
    tx,
    parts.map(({ owner }) => owner.id),
  );
  return new Set(claims.filter(isWhole).map(({ owner }) => owner.id));
}

/** Deletes claims of this transaction. Nobody has seen them, so that nothing is freed. */
export const takeBack = (tx: Tx, ownerIds: readonly string[]): Promise<void> =>
  inParts(ownerIds, PART, (part) => tx.q.deleteFrom('cells').where('owner_id', 'in', part).execute());

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
    await inParts(cells, PART, async (part) => {
      const { rows } = await overdueCells(tx.q, { pitchId, cells: part, now: ctx.clock() });
      for (const [id, kind] of new Map(rows.map((row) => [row.id, row.kind])))
        await ctx.reactions.occupancy.endOverdue[kind](tx, ctx, id);
    });
  }
}

type Wanted = Pick<Claim, 'pitchId' | 'cells'> & { now: number };

const overdueCells = compileOnce((q, { pitchId, cells, now }: Wanted) =>
  q
    .selectFrom('cells')
    .select(['owner_kind as kind', 'owner_id as id'])
    .where('pitch_id', '=', pitchId)
    .where('starts_at', 'in', cells)
    .where('expires_at', '<=', now)
    .where('owner_kind', 'in', ['reservation', 'offer'])
    .$narrowType<{ kind: ExpiringKind }>(),
);
