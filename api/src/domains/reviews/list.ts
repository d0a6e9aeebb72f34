import type { Paging } from 'mf-shared/contracts/common';
import type { Rating } from 'mf-shared/contracts/venues';
import type * as z from 'zod/mini';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { isActiveAt, toRating, venueById } from '../venues/index.ts';
import { reviewPage } from './queries.ts';

/**
 * Reviews of a business, newest first.
 * @throws `business_not_found`
 */
export async function listRatings(
  ctx: Ctx,
  businessId: string,
  paging: z.output<typeof Paging>,
): Promise<{ ratings: Rating[]; nextCursor: string | null }> {
  const business = await venueById(ctx.db.q, businessId);
  const own = ctx.actor?.role === 'business' && ctx.actor.id === businessId;
  if (!business || !(own || isActiveAt(business, ctx.clock()))) throw new AppError('business_not_found');
  const { rows, nextCursor } = await reviewPage(ctx.db.q, businessId, paging);
  return { ratings: rows.map(toRating), nextCursor };
}
