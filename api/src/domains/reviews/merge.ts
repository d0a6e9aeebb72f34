import type { MergeRule } from '../../http/merge-rule.ts';
import { reverifyReview } from './reverify.ts';
import { reviewerChanged } from './reviewer-changed.ts';
import { reweigh } from './weigh.ts';

/**
 * Reviews go over. Of two of one venue that of the account that stays is kept. Afterwards each counts by whether its
 * author was there with either account, so that this runs after the hours went over.
 */
export const reviewsMerged: MergeRule = {
  part: 'reviews',
  columns: { reviews: ['user_id'] },
  merge: async (tx, ctx, { from, to }) => {
    const twice = await tx.q
      .deleteFrom('reviews')
      .where('user_id', '=', from)
      .where('venue_id', 'in', (eb) => eb.selectFrom('reviews').select('venue_id').where('user_id', '=', to))
      .returning(['venue_id', 'rating', 'verified'])
      .execute();
    for (const row of twice.toSorted((a, b) => (a.venue_id < b.venue_id ? -1 : 1)))
      await reweigh(tx, row.venue_id, row, { ...row, verified: 0 });
    const { numUpdatedRows } = await tx.q
      .updateTable('reviews')
      .set({ user_id: to })
      .where('user_id', '=', from)
      .executeTakeFirstOrThrow();
    const own = tx.q.selectFrom('reviews').select('venue_id').where('user_id', '=', to);
    for (const { venue_id } of await own.orderBy('venue_id').execute())
      await reverifyReview(tx, { businessId: venue_id, userId: to, now: ctx.clock() });
    await reviewerChanged(tx, to);
    return { moved: Number(numUpdatedRows), dropped: twice.length };
  },
};
