import type { Subscription, SubscriptionPage, SubscriptionQuery } from 'mf-shared/contracts/subscriptions';
import * as z from 'zod/mini';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { SubscriptionRow } from '../../db/schema/subscriptions.ts';
import { AppError } from '../../http/app-error.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { requireParty } from './hold.ts';
import { findView, selectViews, toSubscriptions } from './view.ts';

type Party = Ctx<UserActor | BusinessActor>;
type Status = SubscriptionRow['status'];
/** A page ends within one of the groups that the list is made of: which one, then age and id of its last row. */
const Cursor = z.tuple([z.int(), z.int(), z.string()]);
const GROUPS: readonly (readonly Status[])[] = [['pending'], ['approved'], ['rejected', 'cancelled']];
type Slice = { after: readonly [createdAt: number, id: string] | null; limit: number };

/**
 * The caller's subscriptions: waiting ones first, then those that run, then ended ones, each newest first. Every
 * status is one range of an index, so that a page costs the same however many have ended.
 */
export async function listSubscriptions(
  ctx: Party,
  { status, limit, cursor }: z.output<typeof SubscriptionQuery>,
): Promise<SubscriptionPage> {
  const groups = status ? [[status]] : GROUPS;
  const start = decodeCursor(Cursor, cursor);
  const keys: { group: number; id: string; created_at: number }[] = [];
  for (const [group, statuses] of groups.entries()) {
    if (keys.length > limit || (start && group < start[0])) continue;
    const after = start?.[0] === group ? ([start[1], start[2]] as const) : null;
    const rows = await newestOf(ctx, statuses, { after, limit: limit + 1 - keys.length });
    keys.push(...rows.map((key) => ({ group, ...key })));
  }
  const { page, nextCursor } = cutPage(keys, limit, ({ group, created_at, id }) => [group, created_at, id]);
  const ids = page.map(({ id }) => id);
  const views = ids.length > 0 ? await selectViews(ctx.db.q).where('s.id', 'in', ids).execute() : [];
  const ordered = views.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { requests: await toSubscriptions(ctx.db.q, ordered, ctx.clock()), nextCursor };
}

/** One subscription for its player or its business; `subscription_not_found`, `not_yours`. */
export async function oneSubscription(ctx: Party, id: string): Promise<Subscription> {
  const row = await findView(ctx.db.q, id);
  if (!row) throw new AppError('subscription_not_found');
  requireParty(ctx, row);
  const [subscription] = await toSubscriptions(ctx.db.q, [row], ctx.clock());
  if (!subscription) throw new AppError('subscription_not_found');
  return subscription;
}

async function newestOf(ctx: Party, statuses: readonly Status[], slice: Slice) {
  const lists = await Promise.all(statuses.map((status) => newestWith(ctx, status, slice)));
  return lists
    .flat()
    .sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
    .slice(0, slice.limit);
}

function newestWith({ db, actor }: Party, status: Status, { after, limit }: Slice) {
  let query = db.q
    .selectFrom('subscriptions as s')
    .select(['s.id', 's.created_at'])
    .where(actor.role === 'user' ? 's.user_id' : 's.business_id', '=', actor.id)
    .where('s.status', '=', status);
  if (after) {
    const [createdAt, id] = after;
    query = query
      .where('s.created_at', '<=', createdAt)
      .where((eb) => eb.or([eb('s.created_at', '<', createdAt), eb('s.id', '<', id)]));
  }
  return query.orderBy('s.created_at', 'desc').orderBy('s.id', 'desc').limit(limit).execute();
}
