import type { Business, Field, Rating, WorkingHours } from 'mf-shared/contracts/business';
import type { Queries } from '../../db/database.ts';
import type { BusinessRow, PitchRow } from '../../db/schema.ts';
import { type LatestReview, latestReviews, photosOf, pitchesOf } from './queries.ts';
import { editVersion } from './version.ts';

/** Who reads: owner and admin also see who runs the venue and until when it is paid. */
export type Audience = 'public' | 'owner' | 'admin';

type Read = { audience: Audience; now: number };

/**
 * Businesses as the contract has them, in the order of `rows`, with photos, pitches in service and the newest
 * reviews; three queries however many rows. `now` in ms decides who counts as active.
 */
export async function loadBusinesses(
  q: Queries,
  rows: readonly BusinessRow[],
  { audience, now }: Read,
): Promise<Business[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const photos = groupByBusiness(await photosOf(q, ids));
  const pitches = groupByBusiness(await pitchesOf(q, ids));
  const reviews = groupByBusiness(await latestReviews(q, ids));
  return rows.map((row) => {
    const active = pitches.get(row.id) ?? [];
    return {
      ...publicPart(row, now),
      photos: (photos.get(row.id) ?? []).map((photo) => photo.path),
      fields: active.map(toField),
      ratings: (reviews.get(row.id) ?? []).map(toRating),
      ...(audience === 'public' ? {} : { ...privatePart(row), version: editVersion(row, active) }),
    };
  });
}

/** Whether a business is found, seen and reserved: approved, and paid beyond `now` (ms). */
export const isActiveAt = (row: Pick<BusinessRow, 'status' | 'next_payment_at'>, now: number): boolean =>
  row.status === 'approved' && (row.next_payment_at ?? 0) > now;

/** A review as the contract has it; without a name the reader's screen shows its own fallback. */
export const toRating = (row: LatestReview): Rating => ({
  user: { fullName: row.full_name || null },
  rating: row.rating,
  comment: row.comment,
  verified: row.verified === 1,
  createdAt: new Date(row.created_at).toISOString(),
});

function publicPart(row: BusinessRow, now: number) {
  return {
    _id: row.id,
    id: row.id,
    businessName: row.business_name,
    phone: row.phone,
    address: row.address,
    location: { city: row.city, coordinates: [row.lng, row.lat] as [number, number] },
    equipment: row.equipment,
    averageRating: row.rating_count === 0 ? 0 : Math.round((row.rating_sum / row.rating_count) * 10) / 10,
    ratingCount: row.rating_count,
    isActive: isActiveAt(row, now),
  };
}

const privatePart = (row: BusinessRow) => ({
  ownerName: row.owner_name,
  email: row.email,
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

function groupByBusiness<T extends { business_id: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.business_id, [...(groups.get(row.business_id) ?? []), row]);
  return groups;
}
