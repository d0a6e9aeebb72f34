import type { Queries } from '../../db/database.ts';
import type { VenueFeedRow } from '../../db/schema/venue-feeds.ts';

/** A booked hour of a venue, of any kind. Instants in ms, price in TL. */
export type BookedHour = {
  id: string;
  name: string;
  phone: string | null;
  field_name: string;
  note: string;
  starts_at: number;
  ends_at: number;
  price: number;
  version: number;
};

type Since = {
  businessId: string;
  /** Night, `YYYY-MM-DD`. */
  date: string;
  limit: number;
};

/** Approved reservations from a night on, the earliest first. */
export async function approvedSince(q: Queries, { businessId, date, limit }: Since): Promise<BookedHour[]> {
  const rows = await q
    .selectFrom('reservations as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.field_name', 'r.starts_at', 'r.ends_at', 'r.price', 'r.moves as version'])
    .select(['u.full_name as name', 'u.phone'])
    .where('r.venue_id', '=', businessId)
    .where('r.date', '>=', date)
    .where('r.status', '=', 'approved')
    .orderBy('r.date')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, note: '' }));
}

/** Phone bookings from a night on. */
export const phonedSince = (q: Queries, { businessId, date, limit }: Since): Promise<BookedHour[]> =>
  q
    .selectFrom('phone_bookings as b')
    .innerJoin('pitches as p', 'p.id', 'b.pitch_id')
    .select(['b.id', 'b.name', 'b.phone', 'b.note', 'b.starts_at', 'b.ends_at', 'b.price', 'b.version'])
    .select('p.name as field_name')
    .where('b.venue_id', '=', businessId)
    .where('b.status', '=', 'active')
    .where('b.date', '>=', date)
    .orderBy('b.date')
    .limit(limit)
    .execute();

/** Occurrences from a night on. */
export async function regularsSince(q: Queries, { businessId, date, limit }: Since): Promise<BookedHour[]> {
  const rows = await q
    .selectFrom('subscription_occurrences as o')
    .innerJoin('pitches as p', 'p.id', 'o.pitch_id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['o.id', 'o.starts_at', 'o.ends_at', 'o.price', 'o.version', 'p.name as field_name'])
    .select(['u.full_name as name', 'u.phone'])
    .where('o.venue_id', '=', businessId)
    .where('o.status', '=', 'held')
    .where('o.date', '>=', date)
    .orderBy('o.date')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, note: 'Abonelik' }));
}

/** Name and address of a venue, for its calendar. */
export const venueById = (q: Queries, id: string) =>
  q
    .selectFrom('venues')
    .select(['id', 'venue_name', 'address', 'city'])
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .executeTakeFirst();

/** The secret in the calendar address of one of a venue's people, if any. */
export const venueFeedOf = (q: Queries, personId: string) =>
  q.selectFrom('venue_feeds').select('secret').where('person_id', '=', personId).executeTakeFirst();

/** The venue whose calendar a secret opens, as long as the secret's owner runs the venue. */
export const venueFeedBySecret = (q: Queries, secret: string) =>
  q
    .selectFrom('venue_feeds as f')
    .leftJoin('staff as s', 's.id', 'f.staff_id')
    .select('f.venue_id')
    .where('f.secret', '=', secret)
    .where((eb) => eb.or([eb('f.staff_id', 'is', null), eb('s.role', '=', 'manager')]))
    .executeTakeFirst();

/** Stores the feed, unless one exists. */
export const openVenueFeed = (q: Queries, row: VenueFeedRow) =>
  q
    .insertInto('venue_feeds')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute();

/** Stores the feed in place of the old one. */
export const replaceVenueFeed = (q: Queries, row: VenueFeedRow) =>
  q
    .insertInto('venue_feeds')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ secret: row.secret, created_at: row.created_at }),
    )
    .execute();
