import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { lineupById } from './queries.ts';

/**
 * Deletes an own lineup.
 * @throws `lineup_not_found`, `not_yours`
 * @throws `lineup_in_use` while an opponent ad with it is active
 */
export async function deleteLineup(ctx: Ctx<UserActor>, id: string): Promise<void> {
  await ctx.db.transact(async (tx) => {
    // An ad with this lineup could be posted meanwhile; posting locks the same row.
    await tx.lock('users', ctx.actor.id);
    const row = await lineupById(tx.q, id);
    if (!row) throw new AppError('lineup_not_found');
    if (row.user_id !== ctx.actor.id) throw new AppError('not_yours');
    if (await ctx.reactions.lineups.isAdvertised(tx.q, id, ctx.clock())) throw new AppError('lineup_in_use');
    await tx.q.deleteFrom('lineups').where('id', '=', id).execute();
  });
}
