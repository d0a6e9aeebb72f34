import type { Subscription } from 'mf-shared/contracts/subscriptions';
import { istanbulDate } from 'mf-shared/schedule';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { OccurrenceRow } from '../../db/schema/subscription-occurrences.ts';
import { calendarChanged } from '../venues/index.ts';
import { findView, toSubscriptions } from './view.ts';

/**
 * Ends the writing part of every change of a subscription and answers it as it is now. Tells both sides after the
 * commit. `changed` are the football nights whose hour was taken or freed, for everybody who looks at the week.
 */
export async function announce(
  tx: Tx,
  ctx: AppContext,
  id: string,
  changed: readonly Pick<OccurrenceRow, 'date' | 'starts_at'>[] = [],
): Promise<Subscription> {
  const row = await findView(tx.q, id);
  const [data] = row ? await toSubscriptions(tx.q, [row], ctx.clock()) : [];
  if (!data) throw new AppError('subscription_not_found');
  tx.afterCommit(() => {
    ctx.bus.publish(`actor:${data.user.id}`, { event: 'subscriptionChanged', data });
    ctx.bus.publish(`actor:${data.businessId}`, { event: 'subscriptionChanged', data });
  });
  if (changed.length > 0) {
    const dates = changed.flatMap((night) => [night.date, istanbulDate(night.starts_at)]);
    await calendarChanged(tx, ctx, data.businessId, dates);
  }
  return data;
}
