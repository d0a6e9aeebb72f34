import type { Dismissal } from 'mf-shared/contracts/recommendations';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { userById } from '../players/index.ts';
import { venueById } from '../venues/index.ts';
import { deleteDismissal, forgetDismissals, insertDismissal } from './player-queries.ts';

/** Nobody dismisses more by hand. Beyond it the oldest is forgotten. */
const MOST = 500;

/**
 * Keeps a venue, a team or a player out of the caller's recommendations. A repetition changes nothing.
 * @throws `business_not_found` or `user_not_found` for what does not exist
 */
export async function dismissRecommendation(
  ctx: Ctx<UserActor>,
  { kind, targetId }: Dismissal,
): Promise<void> {
  await ctx.db.transact(async (tx) => {
    await holdPlayer(tx, ctx);
    const target = await (kind === 'venue' ? venueById(tx.q, targetId) : userById(tx.q, targetId));
    if (!target) throw new AppError(kind === 'venue' ? 'business_not_found' : 'user_not_found');
    await insertDismissal(tx.q, {
      user_id: ctx.actor.id,
      kind,
      target_id: targetId,
      created_at: ctx.clock(),
    });
    await forgetDismissals(tx.q, ctx.actor.id, MOST);
  });
}

/** Lets the target be recommended again. */
export const undismissRecommendation = async (
  ctx: Ctx<UserActor>,
  { kind, targetId }: Dismissal,
): Promise<void> => {
  await deleteDismissal(ctx.db.q, { user_id: ctx.actor.id, kind, target_id: targetId });
};
