import type { Queries } from '../../db/database.ts';
import type { VenueFeedRow } from '../../db/schema/venue-feeds.ts';
import { reservationViews } from '../reservations/index.ts';
import { isManager } from '../staff/index.ts';
import { occurrenceViews } from '../subscriptions/index.ts';

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
  const rows = await reservationViews(q)
    .where('r.venue_id', '=', businessId)
    .where('r.date', '>=', date)
    .where('r.status', '=', 'approved')
    .orderBy('r.date')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, name: row.full_name, note: '', version: row.moves }));
}

/** Occurrences from a night on. */
export async function regularsSince(q: Queries, { businessId, date, limit }: Since): Promise<BookedHour[]> {
  const rows = await occurrenceViews(q)
    .innerJoin('published_pitches as p', 'p.id', 'o.pitch_id')
    .select('p.name as field_name')
    .where('o.venue_id', '=', businessId)
    .where('o.status', '=', 'held')
    .where('o.date', '>=', date)
    .orderBy('o.date')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, name: row.full_name, note: 'Abonelik' }));
}

/** The secret in the calendar address of one of a venue's people, if any. */
export const venueFeedOf = (q: Queries, personId: string) =>
  q.selectFrom('venue_feeds').select('secret').where('person_id', '=', personId).executeTakeFirst();

/** The venue whose calendar a secret opens, as long as the secret's owner runs the venue. */
export const venueFeedBySecret = (q: Queries, secret: string) =>
  q
    .selectFrom('venue_feeds')
    .select('venue_id')
    .where('secret', '=', secret)
    .where((eb) => eb.or([eb('staff_id', 'is', null), isManager('venue_feeds.staff_id')]))
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
