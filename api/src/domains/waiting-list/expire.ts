import type { AppContext } from '../../context.ts';
import { workOff } from '../../jobs/work-off.ts';
import { endIfOver } from './end-offer.ts';
import { begunEntries, changeEntry, overdueOffers } from './queries.ts';

/**
 * Passes on expired offers and ends entries whose hour has begun. Each offer has its own transaction, so that it may
 * run at any time on any number of processes. Answers how many offers it ended.
 */
export async function expireOffers(ctx: AppContext): Promise<number> {
  const now = ctx.clock();
  await workOff(ctx, {
    rows: begunEntries(ctx.db.q, now),
    order: [
      ['starts_at', 'asc'],
      ['id', 'asc'],
    ],
    each: (tx, { id }) => changeEntry(tx.q, id, 'waiting', { status: 'ended', ended_at: now }),
  });
  return workOff(ctx, {
    rows: overdueOffers(ctx.db.q, now),
    order: [
      ['offer_until', 'asc'],
      ['id', 'asc'],
    ],
    each: (tx, { id }) => endIfOver(tx, ctx, id),
  });
}
