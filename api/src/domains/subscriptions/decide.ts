import type { SubscriptionAnswer } from 'mf-shared/contracts/subscriptions';
import { lastBookableDate } from 'mf-shared/schedule';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { announce } from './announce.ts';
import { claimUpTo } from './claim.ts';
import { holdOwn, lockPlayerOf } from './hold.ts';
import { sendNotice, takenSentence } from './notices.ts';
import { changeSubscription } from './queries.ts';
import { recordSubscription } from './record.ts';

/**
 * The business approves a waiting request. Claims every coming hour of the next 12 weeks in one transaction. Hours of
 * somebody else stay theirs and are listed as `taken`.
 * @throws `subscription_not_pending`
 * @throws `subscription_all_taken` when there would be nothing to play
 */
export const approveSubscription = (ctx: Ctx<BusinessActor>, id: string): Promise<SubscriptionAnswer> =>
  ctx.db.transact(async (tx) => {
    await lockPlayerOf(tx, id);
    const row = await holdOwnPending(tx, ctx, id);
    const now = ctx.clock();
    await changeSubscription(tx.q, id, { status: 'approved', decided_at: now });
    const weeks = await claimUpTo(tx, ctx, { ...row, status: 'approved' }, lastBookableDate(now));
    if (!weeks.some((week) => week.status === 'held')) throw new AppError('subscription_all_taken');
    await sendNotice(tx, ctx, row, { notice: 'approved', more: takenSentence(weeks) });
    await recordSubscription(tx, ctx, row, 'abonelik onaylandı');
    const subscription = await announce(tx, ctx, id, weeks);
    return { message: 'Abonelik onaylandı.', subscription };
  });

/**
 * The business rejects a waiting request. The player may ask again.
 * @throws `subscription_not_pending`
 */
export const rejectSubscription = (ctx: Ctx<BusinessActor>, id: string): Promise<SubscriptionAnswer> =>
  ctx.db.transact(async (tx) => {
    const row = await holdOwnPending(tx, ctx, id);
    await changeSubscription(tx.q, id, { status: 'rejected', decided_at: ctx.clock() });
    await sendNotice(tx, ctx, row, { notice: 'rejected' });
    await recordSubscription(tx, ctx, row, 'abonelik reddedildi');
    return { message: 'Abonelik reddedildi.', subscription: await announce(tx, ctx, id) };
  });

async function holdOwnPending(tx: Tx, ctx: Ctx<BusinessActor>, id: string) {
  const row = await holdOwn(tx, ctx, id);
  if (row.status !== 'pending') throw new AppError('subscription_not_pending');
  return row;
}
