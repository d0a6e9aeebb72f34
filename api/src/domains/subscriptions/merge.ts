import { MAX_OPEN_REQUESTS } from 'mf-shared/contracts/reservations';
import type { Queries } from '../../db/database.ts';
import type { SubscriptionRow } from '../../db/schema/subscriptions.ts';
import type { MergeRule } from '../../http/merge-rule.ts';
import { countOpenRequests, hoursOfPlayer } from '../reservations/index.ts';
import { endOfPlayer, holdSubscriptionsOf } from './end.ts';
import { comingOccurrences, liveSubscriptions } from './queries.ts';

/**
 * Subscriptions go over with all their nights. A live one ends when the account that stays has one at that venue, plays
 * elsewhere on one of its nights, or has as many requests as one may have.
 */
export const subscriptionsMerged: MergeRule = {
  part: 'subscriptions',
  columns: { subscriptions: ['user_id'], subscription_occurrences: ['user_id'] },
  hold: (tx, ctx, { from }) => holdSubscriptionsOf(tx, ctx, from),
  merge: async (tx, ctx, { from, to }) => {
    const { q } = tx;
    let [moved, dropped] = [0, 0];
    for (const row of await holdSubscriptionsOf(tx, ctx, from)) {
      if (await mayHave(q, row, to, ctx.clock())) moved += 1;
      else {
        dropped += 1;
        await endOfPlayer(tx, ctx, [row], 'merged');
      }
      const own = q.updateTable('subscriptions').set({ user_id: to });
      await own.where('id', '=', row.id).execute();
    }
    const nights = q.updateTable('subscription_occurrences').set({ user_id: to });
    await nights.where('user_id', '=', from).execute();
    const past = q.updateTable('subscriptions').set({ user_id: to }).where('user_id', '=', from);
    const { numUpdatedRows } = await past.executeTakeFirstOrThrow();
    return { moved: moved + Number(numUpdatedRows), dropped };
  },
};

async function mayHave(q: Queries, row: SubscriptionRow, userId: string, now: number): Promise<boolean> {
  const ids = await liveSubscriptions(q, 'user_id', userId);
  const there =
    ids.length === 0
      ? undefined
      : await q
          .selectFrom('subscriptions')
          .select('id')
          .where('id', 'in', ids)
          .where('venue_id', '=', row.venue_id)
          .executeTakeFirst();
  if (there) return false;
  if (row.status === 'pending' && (await countOpenRequests(q, userId, now)) >= MAX_OPEN_REQUESTS)
    return false;
  const nights = (await comingOccurrences(q, [row.id], now)).filter(({ status }) => status === 'held');
  if (nights.length === 0) return true;
  const span = {
    from: Math.min(...nights.map((one) => one.starts_at)),
    to: Math.max(...nights.map((one) => one.ends_at)),
  };
  const hours = await hoursOfPlayer(q, userId, span, now);
  return !nights.some((night) =>
    hours.some((hour) => hour.starts_at < night.ends_at && hour.ends_at > night.starts_at),
  );
}
