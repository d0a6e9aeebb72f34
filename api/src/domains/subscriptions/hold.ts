import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { OccurrenceRow } from '../../db/schema/subscription-occurrences.ts';
import { lockPitches } from '../occupancy/index.ts';
import { occurrenceById, pitchesOfMoved } from './queries.ts';
import { findView, type SubscriptionView } from './view.ts';

type Party = UserActor | BusinessActor;

/**
 * Locks a subscription until the transaction ends, with its pitch and the pitches of moved nights to come (at `now`,
 * ms). So two decisions come one after the other, and nobody books its hours in between.
 * @throws `subscription_not_found`
 */
export async function holdSubscription(tx: Tx, id: string, now: number): Promise<SubscriptionView> {
  const found = await findView(tx.q, id);
  if (!found) throw new AppError('subscription_not_found');
  await lockPitches(tx, [found.pitch_id, ...(await pitchesOfMoved(tx.q, id, now))]);
  await tx.lock('subscriptions', id);
  const row = await findView(tx.q, id);
  if (!row) throw new AppError('subscription_not_found');
  return row;
}

/**
 * Locks the player of a subscription, so that they take no other hour in between. Call it before `holdSubscription`:
 * locks take players first.
 */
export async function lockPlayerOf(tx: Tx, id: string): Promise<void> {
  const row = await findView(tx.q, id);
  if (row) await tx.lock('users', row.user_id);
}

/** The same for the player of one week. */
export async function lockPlayerOfWeek(tx: Tx, occurrenceId: string): Promise<void> {
  const row = await occurrenceById(tx.q, occurrenceId);
  if (row) await tx.lock('users', row.user_id);
}

/**
 * Checks that the caller is the subscription's player or business.
 * @throws `not_yours`
 */
export function requireParty(ctx: Ctx<Party>, row: Pick<SubscriptionView, 'user_id' | 'venue_id'>): void {
  const owner = ctx.actor.role === 'user' ? row.user_id : row.venue_id;
  if (owner !== ctx.actor.id) throw new AppError('not_yours');
}

/**
 * The caller's subscription, locked.
 * @throws `subscription_not_found`, `not_yours`
 */
export async function holdOwn(tx: Tx, ctx: Ctx<Party>, id: string): Promise<SubscriptionView> {
  const row = await holdSubscription(tx, id, ctx.clock());
  requireParty(ctx, row);
  return row;
}

/**
 * The same for a running subscription.
 * @throws `subscription_not_approved`
 */
export async function holdOwnRunning(tx: Tx, ctx: Ctx<Party>, id: string): Promise<SubscriptionView> {
  const row = await holdOwn(tx, ctx, id);
  if (row.status !== 'approved') throw new AppError('subscription_not_approved');
  return row;
}

/**
 * One football night of the caller's running subscription; locks both.
 * @throws `occurrence_not_found`, `not_yours` and `subscription_not_approved`
 */
export async function holdOwnWeek(
  tx: Tx,
  ctx: Ctx<Party>,
  occurrenceId: string,
): Promise<{ subscription: SubscriptionView; occurrence: OccurrenceRow }> {
  const found = await occurrenceById(tx.q, occurrenceId);
  if (!found) throw new AppError('occurrence_not_found');
  const subscription = await holdOwnRunning(tx, ctx, found.subscription_id);
  const occurrence = await occurrenceById(tx.q, occurrenceId);
  if (!occurrence) throw new AppError('occurrence_not_found');
  return { subscription, occurrence };
}
