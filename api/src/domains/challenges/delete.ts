import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { challengeById } from './queries.ts';

/**
 * Deletes an own challenge.
 * @throws `not_found`, `not_yours`
 */
export async function deleteChallenge(ctx: Ctx<UserActor>, id: string): Promise<{ message: string }> {
  const { numDeletedRows } = await ctx.db.q
    .deleteFrom('challenges')
    .where('id', '=', id)
    .where('creator_id', '=', ctx.actor.id)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return { message: 'İlanınız kaldırıldı.' };
  throw new AppError((await challengeById(ctx.db.q, id)) ? 'not_yours' : 'not_found');
}
