import { decodeJwt } from 'jose';
import { authenticate } from '../auth/authenticate.ts';
import type { Member } from '../auth/side.ts';
import { AppError } from '../base/app-error.ts';
import type { AppContext } from '../context.ts';

/** The actor of a connection, and until when, ms. */
export type Membership = { actor: Member; token: string; expiresAt: number };

/**
 * Checks a token for use on a connection, against the account as it is now.
 * @throws `unauthenticated`, `token_expired`, `business_inactive`
 * @throws `forbidden` for admins, who have no conversations
 * @throws `view_only` for an admin who looks at the account: the connection writes, and hears messages
 * @throws `not_yours` when `userId` is somebody else
 */
export async function admit(ctx: AppContext, token: string, userId: string): Promise<Membership> {
  const actor = await authenticate(ctx, token);
  if (actor.id !== userId) throw new AppError('not_yours');
  if (actor.role === 'admin') throw new AppError('forbidden');
  if (actor.viewing) throw new AppError('view_only');
  if (actor.role === 'business' && !actor.isActive) throw new AppError('business_inactive');
  return { actor, token, expiresAt: (decodeJwt(token).exp ?? 0) * 1000 };
}

/**
 * Checks that a token belongs to an admin who may use the admin pages.
 * @throws `forbidden`, and what `authenticate` throws
 */
export async function requireAdmin(ctx: AppContext, token: string): Promise<void> {
  const actor = await authenticate(ctx, token);
  if (actor.role !== 'admin' || actor.mustEnrol) throw new AppError('forbidden');
}
