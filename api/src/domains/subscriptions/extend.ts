import { lastBookableDate } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import { announce } from './announce.ts';
import { claimUpTo } from './claim.ts';
import { holdSubscription, lockPlayerOf } from './hold.ts';

const BATCH = 100;
/** A day is claimed this long before everybody can book it, so that nobody is faster than its regular. */
const LEAD_MS = 2 * HOUR_MS;
type Due = { id: string; claimed_until: string | null };

/**
 * Lets running subscriptions reach 12 weeks ahead again, each in a transaction of its own; it may run at any time
 * on any number of processes. Answers how many weeks it made.
 */
export async function extendSubscriptions(ctx: AppContext): Promise<number> {
  const last = lastBookableDate(ctx.clock() + LEAD_MS);
  let made = 0;
  let batch = await dueSubscriptions(ctx, last, null);
  while (batch.length > 0) {
    for (const { id } of batch) made += await extend(ctx, id, last);
    batch = batch.length < BATCH ? [] : await dueSubscriptions(ctx, last, batch.at(-1) ?? null);
  }
  return made;
}

const extend = (ctx: AppContext, id: string, last: string): Promise<number> =>
  ctx.db.transact(async (tx) => {
    await lockPlayerOf(tx, id);
    const row = await holdSubscription(tx, id, ctx.clock());
    if (row.status !== 'approved' || (row.claimed_until ?? '') >= last) return 0;
    const weeks = await claimUpTo(tx, ctx, row, last);
    if (weeks.length > 0) await announce(tx, ctx, id, weeks);
    return weeks.length;
  });

function dueSubscriptions({ db }: AppContext, last: string, after: Due | null): Promise<Due[]> {
  let query = db.q
    .selectFrom('subscriptions')
    .select(['id', 'claimed_until'])
    .where('status', '=', 'approved')
    .where('claimed_until', '<', last);
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple('claimed_until', 'id'), '>', eb.tuple(after.claimed_until, after.id)),
    );
  }
  return query.orderBy('claimed_until').orderBy('id').limit(BATCH).execute();
}
