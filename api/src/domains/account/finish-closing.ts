import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { clearOwnHolds, lockPitches, pitchIdsOf } from '../occupancy/index.ts';
import { endSomeAtVenue } from '../reservations/index.ts';
import { endSomeOnPitches } from '../subscriptions/index.ts';
import { closingVenues, markClosed, venueById } from '../venues/index.ts';
import { forgetVenue } from './kept.ts';

/**
 * Finishes the closing and suspension of venues that another process began before it died. Several processes may run it at once. If
 * one venue fails, the next ones are finished all the same.
 */
export async function finishClosings(ctx: AppContext): Promise<void> {
  for (const id of await closingVenues(ctx.db.q)) await tryFinishing(ctx, id);
}

/** Finishes the closing of one venue. A failure is logged, and a job tries again later. */
export const tryFinishing = (ctx: AppContext, businessId: string): Promise<void> =>
  finishClosing(ctx, businessId).catch((err: unknown) =>
    ctx.log.error({ err, venue: businessId }, 'closing goes on later'),
  );

/**
 * Cancels the coming hours of a closed or suspended venue and tells each player. There may be thousands of hours, so this takes
 * many short transactions: players book at other venues in between.
 */
async function finishClosing(ctx: AppContext, businessId: string): Promise<void> {
  while (await ctx.db.transact((tx) => endSome(tx, ctx, businessId)));
}

async function endSome(tx: Tx, ctx: AppContext, businessId: string): Promise<boolean> {
  const pitchIds = await lockAllPitches(tx, businessId);
  const venue = await venueById(tx.q, businessId);
  // Another process has finished, and an admin may have restored the venue since.
  if (!venue?.closing_since) return false;
  const isForGood = venue.closed_at !== null;
  const notice = isForGood ? 'venueClosed' : 'venueSuspended';
  if (await endSomeOnPitches(tx, ctx, pitchIds, notice)) return true;
  if (await endSomeAtVenue(tx, ctx, businessId, notice)) return true;
  if (isForGood) {
    // Telling the players also wrote records and notices of the venue.
    await clearOwnHolds(tx, businessId);
    await forgetVenue(tx.q, businessId);
  }
  await markClosed(tx.q, businessId);
  return false;
}

/**
 * Locks every pitch of the venue, so that nobody books an hour there or adds a pitch: adding one takes all these
 * locks. Returns the ids of the pitches.
 */
export async function lockAllPitches(tx: Tx, businessId: string): Promise<string[]> {
  for (let held: string[] = []; ; ) {
    const ids = await pitchIdsOf(tx.q, businessId);
    if (ids.length === held.length) return ids;
    await lockPitches(tx, ids);
    held = ids;
  }
}
