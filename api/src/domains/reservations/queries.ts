import { compileOnce } from '../../db/compile-once.ts';
import type { Queries } from '../../db/database.ts';
import type { PublishedVenueRow } from '../../db/schema/published.ts';

export type BookableVenue = Pick<
  PublishedVenueRow,
  'status' | 'next_payment_at' | 'horizon_weeks' | 'approval'
>;

/**
 * A venue's data that decide whether and how it can be reserved. A lock on a pitch also keeps its settings as they are.
 */
export const findVenue = async (q: Queries, id: string): Promise<BookableVenue | undefined> =>
  (await venueWith(q, { id })).rows[0];

const venueWith = compileOnce((q, { id }: { id: string }) =>
  q
    .selectFrom('published_venues')
    .select(['status', 'next_payment_at', 'horizon_weeks', 'approval'])
    .where('id', '=', id),
);

/** Ids of a venue's requests, and of its approved hours that have not begun at `now` (ms), ascending. */
export async function liveAtVenue(
  q: Queries,
  { businessId, now, most }: { businessId: string; now: number; most: number },
): Promise<string[]> {
  const rows = await q
    .selectFrom('reservations')
    .select('id')
    .where('venue_id', '=', businessId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'pending'),
        eb.and([eb('status', '=', 'approved'), eb('starts_at', '>', now)]),
      ]),
    )
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}

/** Ids of a player's requests and approved hours that have not begun at `now` (ms), ascending. */
export async function liveOf(q: Queries, userId: string, now: number): Promise<string[]> {
  const rows = await q
    .selectFrom('reservations')
    .select('id')
    .where('user_id', '=', userId)
    .where('starts_at', '>', now)
    .where('status', 'in', ['pending', 'approved'])
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** How many reservations the venue approved since an instant (ms). */
export async function approvedSince(q: Queries, businessId: string, since: number): Promise<number> {
  const { count } = await q
    .selectFrom('reservations')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('venue_id', '=', businessId)
    .where('decided_at', '>=', since)
    // A reservation that was cancelled later was taken, too.
    .where('status', 'in', ['approved', 'cancelled'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether players ever asked this venue for an hour, whatever became of it. */
export async function hasReservations(q: Queries, venueId: string): Promise<boolean> {
  const found = q.selectFrom('reservations').select('id').where('venue_id', '=', venueId).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}
