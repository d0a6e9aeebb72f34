import { sql } from 'kysely';
import { lastBookableDate } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { workOff } from '../../jobs/work-off.ts';
import { announce } from './announce.ts';
import { claimUpTo } from './claim.ts';
import { holdSubscription, lockPlayerOf } from './hold.ts';

/** A day is claimed this long before everybody can book it, so that nobody is faster than its regular. */
const LEAD_MS = 2 * HOUR_MS;

/**
 * Extends running subscriptions to 12 weeks ahead, each in its own transaction. It may run at any time on any number of
 * processes. Answers how many weeks it made.
 */
export function extendSubscriptions(ctx: AppContext): Promise<number> {
  const last = lastBookableDate(ctx.clock() + LEAD_MS);
  return workOff(ctx, {
    rows: ctx.db.q
      .selectFrom('subscriptions')
      .select(['id', 'claimed_until'])
      .where('status', '=', sql.lit('approved'))
      .where('claimed_until', '<', last),
    order: [
      ['claimed_until', 'asc'],
      ['id', 'asc'],
    ],
    each: (tx, { id }) => extend(tx, ctx, id, last),
  });
}

async function extend(tx: Tx, ctx: AppContext, id: string, last: string): Promise<number> {
  await lockPlayerOf(tx, id);
  const row = await holdSubscription(tx, id, ctx.clock());
  if (row.status !== 'approved' || (row.claimed_until ?? '') >= last) return 0;
  const weeks = await claimUpTo(tx, ctx, row, last);
  if (weeks.length > 0) await announce(tx, ctx, id, weeks);
  return weeks.length;
}
