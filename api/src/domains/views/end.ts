import { formatInstant, formatWait } from 'mf-shared/format';
import { SECOND_MS } from 'mf-shared/time';
import type { AdminActor, SystemActor } from '../../auth/actor.ts';
import type { Side } from '../../auth/side.ts';
import { accountThatLogsIn } from '../../auth/view.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { AccountViewRow } from '../../db/schema/account-views.ts';
import { workOff } from '../../jobs/work-off.ts';
import { recordAct } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';

const TIMER: SystemActor = { role: 'system', who: 'Görünümün süresi' };

/** Ends the caller's view. Answers false when there is none. */
export async function endOwnView(ctx: Ctx<AdminActor>): Promise<boolean> {
  const own = await ctx.db.q
    .selectFrom('account_views')
    .selectAll()
    .where('admin_id', '=', ctx.actor.id)
    .executeTakeFirst();
  return own !== undefined && ctx.db.transact((tx) => end(tx, ctx, own));
}

/** Ends views whose time is over. Answers how many. */
export const endViews = (ctx: AppContext): Promise<number> =>
  workOff(ctx, {
    rows: ctx.db.q.selectFrom('account_views').selectAll().where('expires_at', '<=', ctx.clock()),
    order: [
      ['expires_at', 'asc'],
      ['id', 'asc'],
    ],
    each: (tx, row) => end(tx, { ...ctx, actor: TIMER }, row),
  });

/** Ends a view once: its tokens read nothing more, the log says what was read, and the account is told. */
async function end(tx: Tx, ctx: Ctx<AdminActor | SystemActor>, row: AccountViewRow): Promise<boolean> {
  const owner: Side = { model: row.owner_model, id: row.owner_id };
  await tx.lock(owner.model === 'User' ? 'users' : 'venues', owner.id);
  await tx.lock('account_views', row.id);
  const read = await readsOf(tx.q, row.id);
  const { numDeletedRows } = await tx.q
    .deleteFrom('account_views')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  if (!numDeletedRows) return false;
  const until = Math.min(ctx.clock(), row.expires_at);
  await tellOwner(tx, ctx, owner, { ...row, until });
  const isPlayer = owner.model === 'User';
  await recordAct(tx, ctx, {
    act: isPlayer ? 'player.viewEnd' : 'venue.viewEnd',
    subject: { type: isPlayer ? 'player' : 'venue', id: owner.id },
    after: { seconds: Math.round((until - row.began_at) / SECOND_MS), read },
    reason: row.reason,
  });
  return true;
}

/** How often each call was read. */
async function readsOf(q: Queries, viewId: string): Promise<Record<string, number>> {
  const rows = await q
    .selectFrom('account_view_reads')
    .select(['call', 'count'])
    .where('view_id', '=', viewId)
    .orderBy('call')
    .execute();
  return Object.fromEntries(rows.map(({ call, count }) => [call, count]));
}

type Looked = Pick<AccountViewRow, 'id' | 'began_at' | 'reason'> & { until: number };

/** An account that ended or was suspended meanwhile cannot read it. */
async function tellOwner(tx: Tx, ctx: AppContext, to: Side, { id, began_at, reason, until }: Looked) {
  if (!(await accountThatLogsIn(tx.q, to, ctx.clock()))) return;
  const lasted = formatWait((until - began_at) / SECOND_MS || 1);
  await notify(tx, ctx, {
    ...{ to, kind: 'account_viewed', link: '/support', once: `viewed:${id}` },
    text: `Destek ekibimiz ${formatInstant(began_at)} itibarıyla ${lasted} boyunca ürünü sizin gözünüzden gördü; hiçbir şeyi değiştirmedi. Gerekçe: “${reason}”`,
  });
}
