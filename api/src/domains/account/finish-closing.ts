import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { lockPitches } from '../availability/lock-pitches.ts';
import { forgetNotifications } from '../notifications/forget.ts';
import { endSomeAtVenue } from '../reservations/end-at-venue.ts';
import { endSomeOnPitches } from '../subscriptions/end.ts';
import { closingVenues, markClosed, pitchIdsOf, removeVenueRecords } from './venue-queries.ts';

/**
 * Finishes what a process left that died while it closed venues. Safe to run on several processes at once. A venue that
 * cannot be finished holds back none of those after it.
 */
export async function finishClosings(ctx: AppContext): Promise<void> {
  for (const id of await closingVenues(ctx.db.q)) await tryFinishing(ctx, id);
}

/** The same for one venue: a failure is logged, and a job tries again. */
export const tryFinishing = (ctx: AppContext, businessId: string): Promise<void> =>
  finishClosing(ctx, businessId).catch((err: unknown) =>
    ctx.log.error({ err, venue: businessId }, 'closing goes on later'),
  );

/**
 * Ends what is still to come at a venue whose account is closed: each player gets a message. There may be thousands of
 * hours, so that they end in many short transactions: others book at other venues in between.
 */
async function finishClosing(ctx: AppContext, businessId: string): Promise<void> {
  while (await ctx.db.transact((tx) => endSome(tx, ctx, businessId)));
}

async function endSome(tx: Tx, ctx: AppContext, businessId: string): Promise<boolean> {
  const pitchIds = await lockAllPitches(tx, businessId);
  if (await endSomeOnPitches(tx, ctx, pitchIds)) return true;
  if (await endSomeAtVenue(tx, ctx, businessId)) return true;
  // What the players were told left something at the venue's end as well.
  await removeVenueRecords(tx.q, businessId);
  await forgetNotifications(tx.q, businessId);
  await markClosed(tx.q, businessId);
  return false;
}

/** Locks every pitch of the venue, so that nobody books any of its hours nor adds a pitch, which takes all of them. */
export async function lockAllPitches(tx: Tx, businessId: string): Promise<string[]> {
  for (let held: string[] = []; ; ) {
    const ids = await pitchIdsOf(tx.q, businessId);
    if (ids.length === held.length) return ids;
    await lockPitches(tx, ids);
    held = ids;
  }
}
