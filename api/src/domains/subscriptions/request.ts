import {
  type SubscriptionAnswer,
  type SubscriptionCreate,
  WEEKDAYS,
} from 'mf-shared/contracts/subscriptions';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { SubscriptionRow } from '../../db/schema/subscriptions.ts';
import { requireReachable } from '../blocks/index.ts';
import { requireFewOpen, requireFirstRequest } from '../reservations/index.ts';
import { isActiveAt } from '../venues/index.ts';
import { refuseSoonAgain } from './again.ts';
import { announce } from './announce.ts';
import { sendRequestNotice } from './notices.ts';
import { requireOffered } from './require.ts';

/**
 * A player asks for a weekly hour. Nothing is held until the business approves.
 * @throws `business_not_found`, `slot_unknown`, `open_requests_limit`
 * @throws `subscription_exists` while the player has a waiting or running one there
 * @throws `subscription_too_soon` within 7 days after a rejection
 * @throws `email_unverified` beside another open request of an unverified account
 * @throws `not_reachable` or `blocked_by_you` where one blocked the other
 */
export async function requestSubscription(
  ctx: Ctx<UserActor>,
  input: SubscriptionCreate,
): Promise<SubscriptionAnswer> {
  return ctx.db.transact(async (tx) => {
    const player = await holdPlayer(tx, ctx);
    await requireReachable(tx.q, ctx.actor.id, input.businessId);
    await requireFirstRequest(tx, ctx, player);
    const offered = await requireOffered(tx, input);
    if (!offered || !isActiveAt(offered.venue, ctx.clock())) throw new AppError('business_not_found');
    const row: SubscriptionRow = {
      id: newId(),
      venue_id: input.businessId,
      pitch_id: offered.pitchId,
      user_id: ctx.actor.id,
      weekday: WEEKDAYS.indexOf(input.dayOfWeek) + 1,
      time_slot: input.timeSlot,
      start_minute: offered.startMinute,
      status: 'pending',
      end_reason: null,
      paused_from: null,
      paused_until: null,
      claimed_until: null,
      created_at: ctx.clock(),
      decided_at: null,
    };
    await refuseSoonAgain(tx.q, row);
    await requireFewOpen(tx.q, row.user_id, row.created_at);
    await insertOnly(tx, row);
    const subscription = await announce(tx, ctx, row.id);
    await sendRequestNotice(tx, ctx, row, subscription);
    return { message: 'Abonelik isteği başarıyla gönderildi.', subscription };
  });
}

async function insertOnly(tx: Tx, row: SubscriptionRow): Promise<void> {
  try {
    await tx.q.insertInto('subscriptions').values(row).execute();
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('subscription_exists') : error;
  }
}
