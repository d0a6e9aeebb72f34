import { SUBSCRIPTION_AGAIN_DAYS } from 'mf-shared/contracts/subscriptions';
import { formatDay } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import { AppError } from '../../base/app-error.ts';
import type { Queries } from '../../db/database.ts';
import type { SubscriptionRow } from '../../db/schema/subscriptions.ts';

const AGAIN_MS = SUBSCRIPTION_AGAIN_DAYS * DAY_MS;

/**
 * Checks how long ago the venue rejected the player.
 * @throws `subscription_too_soon` less than 7 days after the last rejection
 */
export async function refuseSoonAgain(
  q: Queries,
  { user_id, venue_id, created_at }: Pick<SubscriptionRow, 'user_id' | 'venue_id' | 'created_at'>,
): Promise<void> {
  const { refusedAt } = await q
    .selectFrom('subscriptions')
    .select((eb) => eb.fn.max('decided_at').as('refusedAt'))
    .where('user_id', '=', user_id)
    .where('venue_id', '=', venue_id)
    .where('status', '=', 'rejected')
    .executeTakeFirstOrThrow();
  const from = Number(refusedAt ?? 0) + AGAIN_MS;
  if (from <= created_at) return;
  const message = `Bu işletme abonelik isteğinizi kısa süre önce reddetti. ${formatDay(istanbulDate(from))} gününden itibaren yeniden isteyebilirsiniz.`;
  throw new AppError('subscription_too_soon', { message });
}
