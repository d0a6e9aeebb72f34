import { DESKS } from 'mf-shared/contracts/admin';
import { AppError } from '../base/app-error.ts';
import type { AppContext } from '../context.ts';
import type { Queries } from '../db/database.ts';
import type { Viewing } from './actor.ts';
import type { Member, Side } from './side.ts';
import type { Claims } from './token.ts';

type View = Viewing & { owner: Side };

/**
 * The account that an admin looks at. Everything is checked anew: the view, the admin's session and rights, and
 * whether the account could log in itself.
 * @throws `unauthenticated` once any of that is over
 */
export async function viewedActor(ctx: AppContext, { sid }: Claims): Promise<Member> {
  const view = await openView(ctx, sid);
  const owner = view && (await accountThatLogsIn(ctx.db.q, view.owner, ctx.clock()));
  if (!view || !owner) throw new AppError('unauthenticated');
  return { ...owner, viewing: { id: view.id, adminId: view.adminId } };
}

async function openView({ db, clock, config }: AppContext, id: string): Promise<View | null> {
  const row = await db.q
    .selectFrom('account_views as v')
    .innerJoin('sessions as s', 's.id', 'v.session_id')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 'v.admin_id').onRef('u.id', '=', 's.user_id'))
    .leftJoin('published_second_factors as f', 'f.account_id', 'u.id')
    .select(['v.id', 'v.owner_model', 'v.owner_id', 'u.id as admin_id', 's.limited', 'f.enabled_at'])
    .where('v.id', '=', id)
    .where('v.expires_at', '>', clock())
    .where('s.role', '=', 'admin')
    .where('s.expires_at', '>', clock())
    .whereRef('s.token_version', '=', 'u.token_version')
    .where('u.role', '=', 'admin')
    .where('u.admin_role', 'in', [...DESKS.supportDesk])
    .where('u.suspended_at', 'is', null)
    .executeTakeFirst();
  if (!row || (config.production && (row.limited === 1 || row.enabled_at === null))) return null;
  return { id: row.id, adminId: row.admin_id, owner: { model: row.owner_model, id: row.owner_id } };
}

/** An account as its owner would be after a login; null when it cannot log in. */
export const accountThatLogsIn = (q: Queries, { model, id }: Side, now: number): Promise<Member | null> =>
  model === 'User' ? player(q, id) : venue(q, id, now);

async function player(q: Queries, id: string): Promise<Member | null> {
  const row = await q
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', id)
    .where('role', '=', 'user')
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return row ? { role: 'user', ...row } : null;
}

async function venue(q: Queries, id: string, now: number): Promise<Member | null> {
  const row = await q
    .selectFrom('venues')
    .select(['id', 'email', 'next_payment_at'])
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (!row) return null;
  const isActive = (row.next_payment_at ?? 0) > now;
  return { role: 'business', id: row.id, email: row.email, isActive, staff: null };
}

/**
 * Counts a call that is read in a view, before it is answered.
 * @throws `unauthenticated` when the view ended meanwhile
 */
export const noteViewRead = ({ db }: AppContext, { id }: Viewing, call: string): Promise<void> =>
  db.transact(async (tx) => {
    // The end of a view takes the same lock, so that no read is missing from its count.
    await tx.lock('account_views', id);
    const open = await tx.q.selectFrom('account_views').select('id').where('id', '=', id).executeTakeFirst();
    if (!open) throw new AppError('unauthenticated');
    await tx.q
      .insertInto('account_view_reads')
      .values({ view_id: id, call, count: 1 })
      .onConflict((oc) =>
        oc
          .columns(['view_id', 'call'])
          .doUpdateSet((eb) => ({ count: eb('account_view_reads.count', '+', 1) })),
      )
      .execute();
  });
