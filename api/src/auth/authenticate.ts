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
  if (row?.status !== 'approved') return null;
  const staff = claims.staffId ? await staffOf(app, row.id, claims.staffId) : null;
  const version = claims.staffId ? staff?.token_version : row.token_version;
  if (version !== claims.tv) return null;
  return {
    role: 'business',
    id: row.id,
    email: staff?.email ?? row.email,
    isActive: (row.next_payment_at ?? 0) > app.clock(),
    staff: staff && { id: staff.id, name: staff.name, role: staff.role },
  };
}

const staffOf = async ({ db }: AppContext, businessId: string, id: string) =>
  (await db.q
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'token_version'])
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .executeTakeFirst()) ?? null;
