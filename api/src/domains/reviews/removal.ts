import type { Taken } from '../../auth/taken.ts';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { ReviewRow } from '../../db/schema/reviews.ts';
import { calendarChanged } from '../venues/index.ts';
import { reviewById } from './queries.ts';
import { hasVisited } from './visits.ts';
import { reweigh } from './weigh.ts';

const GONE = { rating: 0, verified: 0 };

/** Takes a review down; its stars no longer count. Null when there is none. */
export async function takeReview(tx: Tx, ctx: AppContext, id: string): Promise<Taken | null> {
  const found = await reviewById(tx.q, id);
  if (!found) return null;
  await tx.lock('users', found.user_id);
  const row = await tx.q.deleteFrom('reviews').where('id', '=', id).returningAll().executeTakeFirst();
  if (!row) return null;
  await reweigh(tx, row.venue_id, row, GONE);
  await calendarChanged(tx, ctx, row.venue_id, []);
  return { owner: { model: 'User', id: row.user_id }, content: row };
}

/** Puts it back; whether it counts is decided anew. False when its author wrote another one. */
export async function putReviewBack(tx: Tx, ctx: AppContext, content: Taken['content']): Promise<boolean> {
  const row = content as ReviewRow;
  const { venue_id: businessId, user_id: userId } = row;
  await tx.lock('users', userId);
  const verified = (await hasVisited(tx.q, { businessId, userId, now: ctx.clock() })) ? 1 : 0;
  const { numInsertedOrUpdatedRows: written } = await tx.q
    .insertInto('reviews')
    .values({ ...row, verified })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!written) return false;
  await reweigh(tx, businessId, undefined, { ...row, verified });
  await calendarChanged(tx, ctx, businessId, []);
  return true;
}

/** The newest reviews of a player. */
export const newestReviewsOf = (q: Queries, userId: string, limit: number) =>
  q
    .selectFrom('reviews')
    .select(['id', 'rating', 'comment'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
