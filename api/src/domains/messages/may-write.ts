import type { Side } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { pairKey } from './queries.ts';

/** Whether a venue may write to a player: the player wrote to it, booked there or asked for a subscription. */
export async function knowsPlayer(
  ctx: Pick<AppContext, 'reactions'>,
  q: Queries,
  businessId: string,
  userId: string,
): Promise<boolean> {
  if (await ctx.reactions.messages.haveDealt(q, businessId, userId)) return true;
  const wrote = await q
    .selectFrom('messages')
    .select('id')
    .where('pair_key', '=', pairKey(businessId, userId))
    .where('sender_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return wrote !== undefined;
}

/**
 * Checks that a venue may write to a player.
 * @throws `venue_cannot_write`
 */
export async function requireMayWrite(
  ctx: Pick<AppContext, 'reactions'>,
  q: Queries,
  from: Side,
  to: Side,
): Promise<void> {
  if (from.model !== 'Business' || to.model !== 'User') return;
  if (!(await knowsPlayer(ctx, q, from.id, to.id))) throw new AppError('venue_cannot_write');
}
