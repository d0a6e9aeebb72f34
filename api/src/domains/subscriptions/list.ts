import type { Subscription, SubscriptionPage, SubscriptionQuery } from 'mf-shared/contracts/subscriptions';
import type * as z from 'zod/mini';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { SubscriptionRow } from '../../db/schema/subscriptions.ts';
import { newestFirst, readGroups } from '../../http/grouped-page.ts';
import { requireParty } from './hold.ts';
import { findView, selectViews, toSubscriptions } from './view.ts';

type Party = Ctx<UserActor | BusinessActor>;
type Status = SubscriptionRow['status'];
const GROUPS: readonly (readonly Status[])[] = [['pending'], ['approved'], ['rejected', 'cancelled']];

/**
 * The caller's subscriptions: waiting ones first, then running ones, then ended ones, each newest first. Every status
 * is one range of an index, so that the cost of a page does not grow with the number of ended ones.
 */
export async function listSubscriptions(
  ctx: Party,
  { status, ...paging }: z.output<typeof SubscriptionQuery>,
): Promise<SubscriptionPage> {
  const groups = (status ? [[status]] : GROUPS).map((statuses) =>
    newestFirst(statuses.map((one) => subscriptionsWith(ctx, one))),
  );
  const { ids, nextCursor } = await readGroups(groups, paging);
  const views = ids.length > 0 ? await selectViews(ctx.db.q).where('s.id', 'in', ids).execute() : [];
  const ordered = views.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { requests: await toSubscriptions(ctx.db.q, ordered, ctx.clock()), nextCursor };
}

/**
 * One subscription, for its player or its business.
 * @throws `subscription_not_found`, `not_yours`
 */
export async function oneSubscription(ctx: Party, id: string): Promise<Subscription> {
  const row = await findView(ctx.db.q, id);
  if (!row) throw new AppError('subscription_not_found');
  requireParty(ctx, row);
  const [subscription] = await toSubscriptions(ctx.db.q, [row], ctx.clock());
  if (!subscription) throw new AppError('subscription_not_found');
  return subscription;
}

const subscriptionsWith = ({ db, actor }: Party, status: Status) =>
  db.q
    .selectFrom('subscriptions')
    .select(['id', 'created_at as at'])
    .where(actor.role === 'user' ? 'user_id' : 'venue_id', '=', actor.id)
    .where('status', '=', status);
