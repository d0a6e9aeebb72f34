import type { Field, Review, Venue, WorkingHours } from 'mf-shared/contracts/venues';
import type { Database, Queries } from '../../db/database.ts';
import type { PitchRow } from '../../db/schema/pitches.ts';
import type { VenuePhotoRow } from '../../db/schema/venue-photos.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { pitchesInService } from '../occupancy/index.ts';
import { publicProfile } from './profile.ts';
import {
  LATEST_REVIEWS,
  type LatestReview,
  latestReviews,
  type PublicVenueRow,
  photosOf,
} from './queries.ts';
import { reliabilityOf } from './reliability.ts';
import { averageOf } from './score.ts';
import { settingsView } from './settings.ts';
import { storedParts, type VenueParts } from './stored-parts.ts';
import { editVersion } from './version.ts';

/** Venues in full, as owners and admins see them, in the order of `rows`. `now` (ms) decides which are active. */
export async function fullVenues(q: Queries, rows: readonly VenueRow[], now: number): Promise<Venue[]> {
  const read = await readParts(
    q,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...publicPart(row, now),
    ...partsOf(read, row.id),
    ...privatePart(row),
    version: editVersion(row, read.pitches.get(row.id) ?? []),
  }));
}

/** Venues as everybody sees them, in the order of `rows`. Unchanged parts are not read again. */
export async function publicVenues(
  db: Database,
  rows: readonly PublicVenueRow[],
  now: number,
): Promise<Venue[]> {
  const parts = await storedParts(db, rows, async (ids) => {
    const read = await readParts(db.q, ids);
    return new Map(ids.map((id) => [id, partsOf(read, id)]));
  });
  return rows.flatMap((row) => {
    const own = parts.get(row.id);
    return own ? [{ ...publicPart(row, now), ...own }] : [];
  });
}

type Read = {
  photos: Map<string, VenuePhotoRow[]>;
  pitches: Map<string, PitchRow[]>;
  reviews: Map<string, LatestReview[]>;
};

/** The parts of venues, in three queries for any number of venues. */
async function readParts(q: Queries, ids: readonly string[]): Promise<Read> {
  if (ids.length === 0) return { photos: new Map(), pitches: new Map(), reviews: new Map() };
  return {
    photos: groupByVenue(await photosOf(q, ids)),
    pitches: groupByVenue(await pitchesInService(q, ids)),
    reviews: groupByVenue(await latestReviews(q, ids)),
  };
}

const partsOf = ({ photos, pitches, reviews }: Read, id: string): VenueParts => ({
  photos: (photos.get(id) ?? []).map((photo) => photo.path),
  fields: (pitches.get(id) ?? []).map(toField),
  ratings: (reviews.get(id) ?? []).slice(0, LATEST_REVIEWS).map(toReview),
  hasMoreRatings: (reviews.get(id) ?? []).length > LATEST_REVIEWS,
});

/** Whether a business can be found, seen and reserved: approved, and paid beyond `now` (ms). */
export const isActiveAt = (row: Pick<VenueRow, 'status' | 'next_payment_at'>, now: number): boolean =>
  row.status === 'approved' && (row.next_payment_at ?? 0) > now;

/** A review as the contract has it. Without a name the reader's screen shows its own fallback. */
export const toReview = (row: LatestReview): Review => ({
  _id: row.id,
  id: row.id,
  user: { fullName: row.full_name || null },
  rating: row.rating,
  comment: row.comment,
  verified: row.verified === 1,
  createdAt: new Date(row.created_at).toISOString(),
});

function publicPart(row: PublicVenueRow, now: number) {
  return {
    _id: row.id,
    id: row.id,
    ...publicProfile(row),
    averageRating: averageOf(row),
    ratingCount: row.rating_count,
    reliability: reliabilityOf(row),
    settings: settingsView(row),
    isActive: isActiveAt(row, now),
  };
}

const privatePart = (row: VenueRow) => ({
  ownerName: row.owner_name,
  email: row.email,
  emailVerified: row.email_verified_at !== null,
  nextPaymentDate: row.next_payment_at === null ? null : new Date(row.next_payment_at).toISOString(),
  createdAt: new Date(row.created_at).toISOString(),
});

const toField = (row: PitchRow): Field => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  capacity: row.capacity,
  price: row.price,
  workingHours: JSON.parse(row.working_hours) as WorkingHours[],
});

function groupByVenue<T extends { venue_id: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.venue_id, [...(groups.get(row.venue_id) ?? []), row]);
  return groups;
}
