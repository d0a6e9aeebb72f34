import type { ReviewInput } from 'mf-shared/contracts/venues';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { nameOf } from '../../auth/name.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notify } from '../notifications/index.ts';
import { isActiveAt, venueById } from '../venues/index.ts';
import { reviewBy } from './queries.ts';
import { hasVisited } from './visits.ts';
import { reweigh } from './weigh.ts';

/**
 * Reviews a business. A player's new review replaces the old one. It counts for the venue's rating once the player was
 * there; before that it is only shown. The venue is told once of a new review, and once of changed stars.
 * @throws `business_not_found`
 */
export async function reviewVenue(
  ctx: Ctx<UserActor>,
  businessId: string,
  { rating, comment = '' }: z.output<typeof ReviewInput>,
): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transact(async (tx) => {
    // Without this lock, two reviews of one player at once would both count as the first.
    await holdPlayer(tx, ctx);
    const business = await venueById(tx.q, businessId);
    if (!business || !isActiveAt(business, now)) throw new AppError('business_not_found');
    const before = await reviewBy(tx.q, businessId, ctx.actor.id);
    const verified = (await hasVisited(tx.q, { businessId, userId: ctx.actor.id, now })) ? 1 : 0;
    const review = { rating, comment, verified, created_at: now };
    await tx.q
      .insertInto('reviews')
      .values({ id: newId(), venue_id: businessId, user_id: ctx.actor.id, ...review })
      .onConflict((conflict) => conflict.columns(['venue_id', 'user_id']).doUpdateSet(review))
      .execute();
    if (rating !== before?.rating) await tell(tx, ctx, businessId, rating);
    await reweigh(tx, businessId, before, review);
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
