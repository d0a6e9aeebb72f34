import type { AppContext } from '../../context.ts';
import { endIfOver } from './end-offer.ts';
import { endBegun, overdueOffers } from './queries.ts';

const BATCH = 100;

/**
 * Passes on offers whose time is over and ends entries whose hour has begun. Each offer in a transaction of its
 * own, so that it may run at any time on any number of processes. Answers how many offers it ended.
 */
export async function expireOffers(ctx: AppContext): Promise<number> {
  const now = ctx.clock();
  await endBegun(ctx.db.q, now);
  let ended = 0;
  for (;;) {
    const batch = await overdueOffers(ctx.db.q, now, BATCH);
    for (const id of batch) if (await ctx.db.transact((tx) => endIfOver(tx, ctx, id))) ended += 1;
    if (batch.length < BATCH) return ended;
  }
}
