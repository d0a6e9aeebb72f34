import type { RatingInput } from 'mf-shared/contracts/business';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { notify } from '../notifications/notify.ts';
import { pastHours } from '../reservations/approval.ts';
import { hasPlayedWeekAt } from '../subscriptions/occupying.ts';
import { nameOf } from '../users/name.ts';
import { businessById, ratingBy } from './queries.ts';
import { grownScore } from './score.ts';
import { isActiveAt } from './view.ts';

/**
 * Reviews a business; a player's new review replaces their old one. It counts as verified when they had an
 * approved reservation or a week of a subscription there that is over. The venue is told of a new one and of other
 * stars, once for each. Throws `business_not_found`.
 */
export async function rateBusiness(
  ctx: Ctx<UserActor>,
  businessId: string,
  { rating, comment = '' }: z.output<typeof RatingInput>,
): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transact(async (tx) => {
    // Two reviews of one player at once would both count as the first.
    await holdPlayer(tx, ctx);
    const business = await businessById(tx.q, businessId);
    if (!business || !isActiveAt(business, now)) throw new AppError('business_not_found');
    const before = await ratingBy(tx.q, businessId, ctx.actor.id);
    const asking = { businessId, userId: ctx.actor.id, now };
    const hasPlayed = (await pastHours(tx.q, asking, 1)) > 0 || (await hasPlayedWeekAt(tx.q, asking));
    const review = { rating, comment, verified: hasPlayed ? 1 : 0, created_at: now };
    await tx.q
      .insertInto('reviews')
      .values({ business_id: businessId, user_id: ctx.actor.id, ...review })
      .onConflict((conflict) => conflict.columns(['business_id', 'user_id']).doUpdateSet(review))
      .execute();
    if (rating !== before) await tell(tx, ctx, businessId, rating);
    await grow(tx, businessId, rating - (before ?? 0), before === null ? 1 : 0);
  });
}

async function tell(tx: Tx, ctx: Ctx<UserActor>, businessId: string, rating: number): Promise<void> {
  const { id } = ctx.actor;
  await notify(tx, ctx, {
    to: { model: 'Business', id: businessId },
    kind: 'review_received',
    text: `${await nameOf(tx.q, id)} işletmenize ${rating} yıldız verdi.`,
    link: `/available-slots?${new URLSearchParams({ businessId })}#yorumlar`,
    about: id,
    once: `review:${id}:${rating}`,
  });
}

/** Adds to what the row holds then, not to what was read before: many may review at once. */
async function grow(tx: Tx, businessId: string, sum: number, count: number): Promise<void> {
  await tx.q
    .updateTable('businesses')
    .set((eb) => ({
      rating_sum: eb('rating_sum', '+', sum),
      rating_count: eb('rating_count', '+', count),
      rating_score: grownScore(sum, count),
      calendar_version: eb('calendar_version', '+', 1),
    }))
    .where('id', '=', businessId)
    .execute();
}
