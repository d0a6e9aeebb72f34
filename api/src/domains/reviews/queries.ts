import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { ReviewRow } from '../../db/schema/reviews.ts';
import { readPage } from '../../http/keyset.ts';
import type { LatestReview } from '../venues/index.ts';

/** A player's review of a business, with its weight. */
export const reviewBy = (
  q: Queries,
  businessId: string,
  userId: string,
): Promise<Pick<ReviewRow, 'rating' | 'verified'> | undefined> =>
  q
    .selectFrom('reviews')
    .select(['rating', 'verified'])
    .where('venue_id', '=', businessId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Reviews with their authors' names; null for an account that is gone. */
const withAuthors = (q: Queries) =>
  q
    .selectFrom('reviews as r')
    .leftJoin('published_players as u', (join) =>
      join.onRef('u.id', '=', 'r.user_id').on('u.deleted_at', 'is', null),
    )
    .selectAll('r')
    .select('u.full_name');

/** A review of any business. */
export const reviewById = (q: Queries, id: string): Promise<LatestReview | undefined> =>
  withAuthors(q).where('r.id', '=', id).executeTakeFirst();

/** Reviews of a business, newest first. */
export const reviewPage = (
  q: Queries,
  businessId: string,
  paging: z.output<typeof Paging>,
): Promise<ListPage<LatestReview>> =>
  readPage(withAuthors(q).where('r.venue_id', '=', businessId), paging, [
    ['r.created_at', 'desc', 'int'],
    ['r.user_id', 'asc'],
  ]);
