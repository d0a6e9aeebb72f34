import type { Rating } from 'mf-shared/contracts/business';
import type { Paging } from 'mf-shared/contracts/common';
import * as z from 'zod/mini';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { businessById, reviewRows } from './queries.ts';
import { isActiveAt, toRating } from './view.ts';

/** Time and reviewer of the last row of a page. */
const Cursor = z.tuple([z.int(), z.string()]);

/** Reviews of a business, the newest first. Throws `business_not_found`. */
export async function listRatings(
  ctx: Ctx,
  businessId: string,
  { limit, cursor }: z.output<typeof Paging>,
): Promise<{ ratings: Rating[]; nextCursor: string | null }> {
  const business = await businessById(ctx.db.q, businessId);
  const own = ctx.actor?.role === 'business' && ctx.actor.id === businessId;
  if (!business || !(own || isActiveAt(business, ctx.clock()))) throw new AppError('business_not_found');
  const rows = await reviewRows(ctx.db.q, businessId, decodeCursor(Cursor, cursor), limit);
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.created_at, row.user_id]);
  return { ratings: page.map(toRating), nextCursor };
}
