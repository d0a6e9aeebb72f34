import type { User } from 'mf-shared/contracts/users';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { pendingEmail } from '../account-mail/index.ts';
import { userById } from './queries.ts';
import { userView } from './view.ts';

/**
 * A player. An admin's account is visible only to that admin.
 * @throws `user_not_found`
 */
export async function showPlayer(ctx: Ctx<UserActor | BusinessActor>, id: string): Promise<User> {
  const row = await userById(ctx.db.q, id);
  if (!row || (row.role === 'admin' && row.id !== ctx.actor.id)) throw new AppError('user_not_found');
  return userView(row, ctx.actor.id);
}

/**
 * The caller's profile, with the address that is not proved yet.
 * @throws `user_not_found`
 */
export async function ownProfile(ctx: Ctx<UserActor>): Promise<User> {
  const { id } = ctx.actor;
  const user = await showPlayer(ctx, id);
  return { ...user, pendingEmail: await pendingEmail(ctx, ctx.db.q, { model: 'User', id }) };
}
