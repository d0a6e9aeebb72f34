import { MINUTE_MS } from 'mf-shared/time';
import { AppError } from '../base/app-error.ts';
import type { AppContext } from '../context.ts';
import { compileOnce } from '../db/compile-once.ts';
import { keeper } from '../db/kept.ts';
import type { TokenOwner } from './actor.ts';
import { type Claims, readToken } from './token.ts';
import { viewedActor } from './view.ts';

/** Age at which the time of last use is written again. */
const USE_NOTED_MS = 5 * MINUTE_MS;

type Found = { actor: TokenOwner; lastUsedAt: number };

const MAX_KEPT = 20_000;
/** Owners of tokens, until their account or session is written. */
const owners = keeper<Found>({ max: MAX_KEPT, of: () => 1 });

/**
 * Turns a bearer token into its owner. Checks the account and the session as they are now: what was found before counts
 * only while nobody wrote to their tables. Every few minutes at most, stores that the session is in use.
 * @throws `unauthenticated` for a deleted or suspended account, ended tokens, and an ended session or view
 */
export async function authenticate(app: AppContext, token: string): Promise<TokenOwner> {
  const now = app.clock();
  const claims = await readToken(app.config.jwtSecret, token, now);
  if (claims.view) return viewedActor(app, claims);
  const key = `${app.config.production} ${token}`;
  const { actor, lastUsedAt } =
    owners.find(app.db, key, now) ??
    (await owners.make(app.db, key, now, ({ db, turns }) => findOwner({ ...app, db, turns }, claims)));
  if (app.clock() - lastUsedAt >= USE_NOTED_MS) await noteUse(app, claims.sid);
  return actor;
}

async function findOwner(app: AppContext, claims: Claims): Promise<Found> {
  const found = claims.role === 'business' ? await businessActor(app, claims) : await userActor(app, claims);
  if (!found) throw new AppError('unauthenticated');
  return { ...found, actor: { ...found.actor, sessionId: claims.sid } };
}

async function userActor({ db, config }: AppContext, claims: Claims): Promise<Found | null> {
  const { sid, role, id: accountId } = claims;
  const [row] = (await userOf(db.q, { sid, role, accountId })).rows;
  if (!row || row.token_version !== claims.tv) return null;
  const { id, email, admin_role: adminRole, last_used_at: lastUsedAt } = row;
  if (claims.role !== 'admin') return { actor: { role: 'user', id, email }, lastUsedAt };
  if (row.role !== 'admin' || !adminRole) return null;
  const mustEnrol = config.production && (row.limited === 1 || row.enabled_at === null);
  return { actor: { role: 'admin', id, email, adminRole, ...(mustEnrol ? { mustEnrol } : {}) }, lastUsedAt };
}

const userOf = compileOnce(
  (q, { sid, role, accountId }: Pick<Claims, 'sid' | 'role'> & { accountId: string }) =>
    q
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .leftJoin('published_second_factors as f', 'f.account_id', 'u.id')
      .select(['u.id', 'u.email', 'u.role', 'u.admin_role', 'u.token_version'])
      .select(['s.last_used_at', 's.limited', 'f.enabled_at'])
      .where('s.id', '=', sid)
      .where('s.role', '=', role)
      .where('u.id', '=', accountId)
      .where('u.suspended_at', 'is', null),
);

async function businessActor({ db, clock, turns }: AppContext, claims: Claims): Promise<Found | null> {
  const row = await db.q
    .selectFrom('sessions as s')
    .innerJoin('venues as b', 'b.id', 's.venue_id')
    .leftJoin('staff as p', 'p.id', 's.staff_id')
    .select(['b.id', 'b.email', 'b.status', 'b.next_payment_at', 'b.token_version', 's.last_used_at'])
    .select(['s.staff_id', 'p.name as staff_name', 'p.email as staff_email', 'p.role as staff_role'])
    .select('p.token_version as staff_version')
    .where('s.id', '=', claims.sid)
    .where('b.id', '=', claims.id)
    .executeTakeFirst();
  if (row?.status !== 'approved' || row.staff_id !== (claims.staffId ?? null)) return null;
  const { staff_id: id, staff_name: name, staff_role: role } = row;
  const staff = id && name && role ? { id, name, role } : null;
  if ((staff ? row.staff_version : row.token_version) !== claims.tv) return null;
  const isActive = (row.next_payment_at ?? 0) > clock();
  if (isActive) turns?.(row.next_payment_at ?? 0);
  const email = row.staff_email ?? row.email;
  return { actor: { role: 'business', id: row.id, email, isActive, staff }, lastUsedAt: row.last_used_at };
}

async function noteUse({ db, clock }: AppContext, id: string): Promise<void> {
  const now = clock();
  await db.q
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where('last_used_at', '<=', now - USE_NOTED_MS)
    .execute();
}
