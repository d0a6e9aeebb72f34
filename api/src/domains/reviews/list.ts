import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type { Review } from 'mf-shared/contracts/venues';
import type * as z from 'zod/mini';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { isActiveAt, toReview, venueById } from '../venues/index.ts';
import { reviewPage } from './queries.ts';

/**
 * Reviews of a venue, newest first.
 * @throws `business_not_found`
 */
export async function listReviews(
  ctx: Ctx,
  venueId: string,
  paging: z.output<typeof Paging>,
): Promise<ListPage<Review>> {
  const venue = await venueById(ctx.db.q, venueId);
  const own = ctx.actor?.role === 'business' && ctx.actor.id === venueId;
  if (!venue || !(own || isActiveAt(venue, ctx.clock()))) throw new AppError('business_not_found');
  const { rows, nextCursor } = await reviewPage(ctx.db.q, venueId, paging);
  return { rows: rows.map(toReview), nextCursor };
}
