import type { Expression } from 'kysely';
import type { ListPage } from 'mf-shared/contracts/call';
import type { VenueSearch } from 'mf-shared/contracts/venue-profile';
import { compileOnce } from '../../db/compile-once.ts';
import type { Queries } from '../../db/database.ts';
import type { ReviewRow } from '../../db/schema/reviews.ts';
import type { VenuePhotoRow } from '../../db/schema/venue-photos.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { readPage } from '../../http/keyset.ts';
import { PUBLIC_PROFILE, whereSought } from './profile.ts';
import { activeIn, BEST_FIRST } from './ranking-queries.ts';

/** How many reviews an answer about a business includes. */
export const LATEST_REVIEWS = 3;

export type LatestReview = ReviewRow & { full_name: string | null };

/** Photos of the venues, in the order of the venues. */
export const photosOf = (q: Queries, ids: readonly string[]): Promise<VenuePhotoRow[]> =>
  q
    .selectFrom('venue_photos')
    .selectAll()
    .where('venue_id', 'in', ids)
    .orderBy('venue_id')
    .orderBy('sort')
    .execute();

/**
 * The newest few reviews of each business, and one more, which tells that there are others. The inner query reads them
 * from the index by age, so that a venue with thousands of reviews costs no more than one with three.
 */
export const latestReviews = (q: Queries, ids: readonly string[]): Promise<LatestReview[]> =>
  q
    .selectFrom('venues as b')
    .innerJoin('published_reviews as r', 'r.venue_id', 'b.id')
    .leftJoin('published_players as u', (join) =>
      join.onRef('u.id', '=', 'r.user_id').on('u.deleted_at', 'is', null),
    )
    .selectAll('r')
    .select('u.full_name')
    .where('b.id', 'in', ids)
    .where('r.user_id', 'in', (eb) =>
      eb
        .selectFrom('published_reviews as newest')
        .select('newest.user_id')
        .whereRef('newest.venue_id', '=', 'b.id')
        .orderBy('newest.created_at', 'desc')
        .orderBy('newest.user_id')
        .limit(LATEST_REVIEWS + 1),
    )
    .orderBy('r.venue_id')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.user_id')
    .execute();

/** The business with this id, whatever its state. */
export const venueById = (q: Queries, id: string): Promise<VenueRow | undefined> =>
  q.selectFrom('venues').selectAll().where('id', '=', id).executeTakeFirst();

/** Marks what players see of the venues beyond their rows as changed. */
export async function partsChanged(q: Queries, ids: Expression<string>): Promise<void> {
  await raiseVersions(q).where('id', 'in', ids).execute();
}

/** The same for one venue. Answers its province. */
export async function partsOfVenueChanged(q: Queries, id: string): Promise<string | undefined> {
  const { rows } = await raiseVersion(q, { id });
  return rows[0]?.city;
}

const raiseVersions = (q: Queries) =>
  q.updateTable('venues').set((eb) => ({ calendar_version: eb('calendar_version', '+', 1) }));

const raiseVersion = compileOnce((q, { id }: { id: string }) =>
  raiseVersions(q).where('id', '=', id).returning('city'),
);

/** The business with this normalised e-mail, whatever its state. */
export const venueByEmail = (q: Queries, email: string): Promise<VenueRow | undefined> =>
  q.selectFrom('venues').selectAll().where('email', '=', email).executeTakeFirst();

/** The columns of a venue that everybody sees, and those that say whether it is active and its parts current. */
const PUBLIC_COLUMNS = [
  ...PUBLIC_PROFILE,
  'id',
  'status',
  'next_payment_at',
  'calendar_version',
  'rating_sum',
  'rating_count',
  'rating_score',
  'cancel_hours',
  'approval',
  'buffer_minutes',
  'horizon_weeks',
  'answer_count',
  'answer_log',
  'refusal_rate',
] as const;

export type PublicVenueRow = Pick<VenueRow, (typeof PUBLIC_COLUMNS)[number]>;

/** A page of the venues active at `now` (ms) that are searched for, best rated first. */
export const searchPage = (q: Queries, search: VenueSearch, now: number): Promise<ListPage<PublicVenueRow>> =>
  readPage(whereSought(activeIn(q, search.city, now).select(PUBLIC_COLUMNS), search), search, BEST_FIRST);
