import type { Friendship } from 'mf-shared/contracts/friends';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { friendshipOf, friendshipsAmong, rolesOf } from './queries.ts';
import { strangers, toFriendship } from './view.ts';

/**
 * The caller's friendship status with a player; `none` to oneself.
 * @throws `user_not_found`
 */
export async function friendStatus(ctx: Ctx<UserActor>, userId: string): Promise<Friendship> {
  const row = await friendshipOf(ctx.db.q, ctx.actor.id, userId);
  if (row) return toFriendship(row, ctx.actor.id);
  if (!(await rolesOf(ctx.db.q, [userId])).has(userId)) throw new AppError('user_not_found');
  return strangers(userId);
}

/** The same for several players, in the order asked. Unknown ids count as strangers. */
export async function friendStatuses(ctx: Ctx<UserActor>, ids: readonly string[]): Promise<Friendship[]> {
  const rows = await friendshipsAmong(ctx.db.q, ctx.actor.id, ids);
  const known = new Map(rows.map((row) => toFriendship(row, ctx.actor.id)).map((one) => [one.userId, one]));
  return ids.map((id) => known.get(id) ?? strangers(id));
}
