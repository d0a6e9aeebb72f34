import type { Subscription, SubscriptionAnswer } from 'mf-shared/contracts/subscriptions';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { SubscriptionRow } from '../../db/schema/subscriptions.ts';
import { releaseAll } from '../occupancy/index.ts';
import { announce } from './announce.ts';
import { holdOwn, holdOwnRunning, holdSubscription } from './hold.ts';
import { type Notice, sendNotice } from './notices.ts';
import { changeOccurrences, changeSubscription, comingOccurrences, liveSubscriptions } from './queries.ts';
import { recordSubscription } from './record.ts';
import type { SubscriptionView } from './view.ts';

type Ending = { reason: NonNullable<SubscriptionRow['end_reason']>; notice: Notice };

const MOST = 10;

/**
 * The business ends a running subscription; all its coming hours are free at once.
 * @throws `subscription_not_approved`
 */
export const cancelSubscription = (ctx: Ctx<BusinessActor>, id: string): Promise<SubscriptionAnswer> =>
  ctx.db.transact(async (tx) => {
    const row = await holdOwnRunning(tx, ctx, id);
    await recordSubscription(tx, ctx, row, 'abonelik iptal edildi');
    const subscription = await end(tx, ctx, row, { reason: 'business', notice: 'cancelled' });
    return { message: 'Abonelik iptal edildi.', subscription };
  });

/**
 * The player withdraws a waiting request or ends a running subscription.
 * @throws `subscription_not_approved` for one that has ended
 */
export const leaveSubscription = (ctx: Ctx<UserActor>, id: string): Promise<SubscriptionAnswer> =>
  ctx.db.transact(async (tx) => {
    const row = await holdOwn(tx, ctx, id);
    const waits = row.status === 'pending';
    if (!waits && row.status !== 'approved') throw new AppError('subscription_not_approved');
    const notice = waits ? 'withdrawn' : 'ended';
    const subscription = await end(tx, ctx, row, { reason: 'player', notice });
    const message = waits ? 'Abonelik isteğiniz geri çekildi.' : 'Aboneliğiniz sonlandırıldı.';
    return { message, subscription };
  });

/** Subscriptions of a leaving player, locked within a transaction. */
export async function holdSubscriptionsOf(
  tx: Tx,
  ctx: AppContext,
  userId: string,
): Promise<SubscriptionView[]> {
  return holdAll(tx, ctx, await liveSubscriptions(tx.q, 'user_id', userId));
}

async function holdAll(tx: Tx, ctx: AppContext, ids: readonly string[]): Promise<SubscriptionView[]> {
  const held: SubscriptionView[] = [];
  for (const id of ids) held.push(await holdSubscription(tx, id, ctx.clock()));
  return held;
}

/** Ends locked subscriptions of a player whose account is deleted, suspended or merged. The venues get a message. */
export async function endOfPlayer(
  tx: Tx,
  ctx: AppContext,
  held: readonly SubscriptionView[],
  notice: 'left' | 'suspended' | 'merged' = 'left',
): Promise<void> {
  for (const row of held) await end(tx, ctx, row, { reason: 'left', notice });
}

/**
 * Ends some subscriptions on the locked pitches of a venue that closes or is suspended. Their players get a message. Answers whether
 * there may be more.
 */
export async function endSomeOnPitches(
  tx: Tx,
  ctx: AppContext,
  pitchIds: readonly string[],
  notice: 'venueClosed' | 'venueSuspended',
): Promise<boolean> {
  const ids: string[] = [];
  for (const pitchId of pitchIds) ids.push(...(await liveSubscriptions(tx.q, 'pitch_id', pitchId)));
  for (const row of await holdAll(tx, ctx, ids.sort().slice(0, MOST))) {
    await end(tx, ctx, row, { reason: 'business', notice });
  }
  return ids.length > MOST;
}

/** Ends the subscriptions on a locked pitch that leaves service. Their players get a message. */
export async function endOnPitch(tx: Tx, ctx: AppContext, pitchId: string): Promise<void> {
  for (const id of await liveSubscriptions(tx.q, 'pitch_id', pitchId)) {
    const row = await holdSubscription(tx, id, ctx.clock());
    await end(tx, ctx, row, { reason: 'pitch', notice: 'pitchClosed' });
  }
}

async function end(
  tx: Tx,
  ctx: AppContext,
  row: SubscriptionView,
  { reason, notice }: Ending,
): Promise<Subscription> {
  const now = ctx.clock();
  await changeSubscription(tx.q, row.id, { status: 'cancelled', end_reason: reason, decided_at: now });
  const coming = await comingOccurrences(tx.q, [row.id], now);
  await changeOccurrences(
    tx.q,
    coming.map(({ id }) => id),
    { status: 'cancelled', skipped_by: null },
  );
  const held = coming.filter((week) => week.status === 'held');
  await releaseAll(
    tx,
    ctx,
    held.map(({ id }) => id),
  );
  await sendNotice(tx, ctx, row, { notice });
  return announce(tx, ctx, row.id, coming);
}
