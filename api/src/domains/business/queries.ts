import type { Queries } from '../../db/database.ts';
import type { BusinessPhotoRow, PitchRow, ReviewRow } from '../../db/schema.ts';

/** How many reviews come along with a business. */
const LATEST_REVIEWS = 3;

export type LatestReview = ReviewRow & { full_name: string | null };

export const photosOf = (q: Queries, ids: readonly string[]): Promise<BusinessPhotoRow[]> =>
  q
    .selectFrom('business_photos')
    .selectAll()
    .where('business_id', 'in', ids)
    .orderBy('business_id')
    .orderBy('sort')
    .execute();

/** Pitches in service. */
export const pitchesOf = (q: Queries, ids: readonly string[]): Promise<PitchRow[]> =>
  q
    .selectFrom('pitches')
    .selectAll()
    .where('business_id', 'in', ids)
    .where('archived_at', 'is', null)
    .orderBy('business_id')
    .orderBy('sort')
    .orderBy('id')
    .execute();

/**
 * The newest few reviews of each business. The inner query reads them off the index by age, so that a venue
 * with thousands of reviews costs no more than one with three.
 */
export const latestReviews = (q: Queries, ids: readonly string[]): Promise<LatestReview[]> =>
  q
    .selectFrom('businesses as b')
    .innerJoin('reviews as r', 'r.business_id', 'b.id')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .selectAll('r')
    .select('u.full_name')
    .where('b.id', 'in', ids)
    .where('r.user_id', 'in', (eb) =>
      eb
        .selectFrom('reviews as newest')
        .select('newest.user_id')
        .whereRef('newest.business_id', '=', 'b.id')
        .orderBy('newest.created_at', 'desc')
        .orderBy('newest.user_id')
        .limit(LATEST_REVIEWS),
    )
    .orderBy('r.business_id')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.user_id')
    .execute();
