import { PAGE, type Part, pages } from './document.ts';

/** The occurrences of subscriptions, page by page, of a player or of a venue. */
export const subscriptionWeeks =
  (column: 'o.user_id' | 'o.venue_id'): Part =>
  (q, owner) =>
    pages((after) =>
      q
        .selectFrom('subscription_occurrences as o')
        .select(['o.id', 'o.subscription_id', 'o.date', 'o.time_slot', 'o.starts_at', 'o.ends_at', 'o.price'])
        .select(['o.status', 'o.skipped_by', 'o.usual_date', 'o.created_at'])
        .where(column, '=', owner)
        .where('o.id', '>', after)
        .orderBy('o.id')
        .limit(PAGE)
        .execute(),
    );
