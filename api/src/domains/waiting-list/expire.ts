import type { AppContext } from '../../context.ts';
import { endIfOver } from './end-offer.ts';
import { begunEntries, changeEntry, overdueOffers } from './queries.ts';

const BATCH = 100;

/**
 * Passes on offers whose time is over and ends entries whose hour has begun. Each offer in a transaction of its
 * own, so that it may run at any time on any number of processes. Answers how many offers it ended.
 */
export async function expireOffers(ctx: AppContext): Promise<number> {
  const now = ctx.clock();
  await endBegun(ctx, now);
  let ended = 0;
  for (;;) {
    const batch = await overdueOffers(ctx.db.q, now, BATCH);
    for (const id of batch) if (await ctx.db.transact((tx) => endIfOver(tx, ctx, id))) ended += 1;
    if (batch.length < BATCH) return ended;
  }
}

/** Nothing is written while there is nothing to end, for this comes round all the time. */
async function endBegun({ db }: AppContext, now: number): Promise<void> {
  const change = { status: 'ended', ended_at: now } as const;
  for (;;) {
    const batch = await begunEntries(db.q, now, BATCH);
    for (const id of batch) await changeEntry(db.q, id, 'waiting', change);
    if (batch.length < BATCH) return;
  }
}
