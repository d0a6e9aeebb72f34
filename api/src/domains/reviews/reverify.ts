import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { workOff } from '../../jobs/work-off.ts';
import type { Visitor } from '../reservations/index.ts';
import { reviewBy } from './queries.ts';
import { hasBeen, hasVisited } from './visits.ts';
import { reweigh } from './weigh.ts';

/**
 * Lets a player's review of a venue count or not, by whether they were there. Locks the player's row, and afterwards
 * writes only the venue's row.
 */
export async function reverifyReview(tx: Tx, visitor: Visitor): Promise<void> {
  const { businessId, userId } = visitor;
  const review = await reviewBy(tx.q, businessId, userId);
  if (!review) return;
  const verified = (await hasVisited(tx.q, visitor)) ? 1 : 0;
  if (verified === review.verified) return;
  await tx.q
    .updateTable('reviews')
    .set({ verified })
    .where('venue_id', '=', businessId)
    .where('user_id', '=', userId)
    .execute();
  await reweigh(tx, businessId, review, { ...review, verified });
}

/**
 * Lets reviews count whose authors came only after they wrote. May run at any time on any number of processes. Answers
 * how many it looked at.
 */
export const verifyVisitors = (ctx: AppContext): Promise<number> =>
  workOff(ctx, {
    rows: waitingReviews(ctx.db.q, ctx.clock()),
    order: [['w.id', 'asc']],
    each: async (tx, { venue_id, user_id }) => {
      await tx.lock('users', user_id);
      await reverifyReview(tx, { businessId: venue_id, userId: user_id, now: ctx.clock() });
      return true;
    },
  });

/** Reviews that do not count although their authors have a past hour there. */
const waitingReviews = (q: Queries, now: number) =>
  q
    .selectFrom('reviews as w')
    .select(['w.id', 'w.venue_id', 'w.user_id'])
    .where('w.verified', '=', 0)
    .where(hasBeen(sql.ref('w.user_id'), sql.ref('w.venue_id'), now));
