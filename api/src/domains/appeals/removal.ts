import type { Removal } from 'mf-shared/contracts/removals';
import { holdMember } from '../../auth/hold-player.ts';
import { type Member, ownSide } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import type { RemovalRow } from '../../db/schema/removals.ts';
import { appealUntil, removalById, removalView } from '../removals/index.ts';
import { insertAppeal } from './insert.ts';
import { appealOfRemoval } from './queries.ts';
import { toOwnAppeal } from './view.ts';

/**
 * A removal of the caller's content.
 * @throws `not_found`
 */
export async function ownRemoval(ctx: Ctx<Member>, id: string, q = ctx.db.q): Promise<Removal> {
  const row = await ownRow(q, ctx.actor, id);
  const appeal = await appealOfRemoval(q, id);
  return {
    ...removalView(row),
    appealUntil: new Date(appealUntil(row)).toISOString(),
    appeal: appeal ? toOwnAppeal(appeal) : null,
  };
}

/**
 * Appeals against a removal of the caller's content. An admin who did not remove it decides.
 * @throws `not_found`, `appeal_made`, `appeal_too_late`, `appeal_needless`
 */
export const appealRemoval = (ctx: Ctx<Member>, id: string, text: string): Promise<Removal> =>
  ctx.db.transact(async (tx) => {
    await holdMember(tx, ctx);
    const row = await ownRow(tx.q, ctx.actor, id);
    if (await appealOfRemoval(tx.q, id)) throw new AppError('appeal_made');
    if (row.restored_at !== null) throw new AppError('appeal_needless');
    if (appealUntil(row) <= ctx.clock()) throw new AppError('appeal_too_late');
    const about = { removal_id: id, suspended_at: null, against: row.removed_by };
    await insertAppeal(tx, ctx, { ...about, owner: ownSide(ctx.actor), text });
    return ownRemoval(ctx, id, tx.q);
  });

async function ownRow(q: Queries, { id: owner }: Member, id: string): Promise<RemovalRow> {
  const row = await removalById(q, id);
  if (row?.owner_id !== owner) throw new AppError('not_found');
  return row;
}
