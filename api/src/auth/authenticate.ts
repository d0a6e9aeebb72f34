import type { AppContext } from '../context.ts';
import { AppError } from '../http/app-error.ts';
import type { Actor } from './actor.ts';
import { type Claims, readToken } from './token.ts';

/**
 * Turns a bearer token into who asks, checked against the account as it is now: one that was deleted, or
 * whose tokens were ended, throws `unauthenticated`.
 */
export async function authenticate(app: AppContext, token: string): Promise<Actor> {
  const claims = await readToken(app.config.jwtSecret, token, app.clock());
  const actor = claims.role === 'business' ? await businessActor(app, claims) : await userActor(app, claims);
  if (!actor) throw new AppError('unauthenticated');
  return actor;
}

async function userActor(app: AppContext, claims: Claims): Promise<Actor | null> {
  const row = await app.db.q
    .selectFrom('users')
    .select(['id', 'email', 'role', 'token_version'])
    .where('id', '=', claims.id)
    .executeTakeFirst();
  if (!row || row.token_version !== claims.tv) return null;
  if (claims.role === 'admin')
    return row.role === 'admin' ? { role: 'admin', id: row.id, email: row.email } : null;
  return { role: 'user', id: row.id, email: row.email };
}

async function businessActor(app: AppContext, claims: Claims): Promise<Actor | null> {
  const row = await app.db.q
    .selectFrom('businesses')
    .select(['id', 'email', 'status', 'next_payment_at', 'token_version'])
    .where('id', '=', claims.id)
    .executeTakeFirst();
  if (!row || row.token_version !== claims.tv || row.status !== 'approved') return null;
  return {
    role: 'business',
    id: row.id,
    email: row.email,
    isActive: (row.next_payment_at ?? 0) > app.clock(),
  };
}
