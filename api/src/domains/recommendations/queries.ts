import { istanbulDate } from 'mf-shared/schedule';
import { breathe } from '../../base/breathe.ts';
import type { Queries } from '../../db/database.ts';
import type { ReservationRow } from '../../db/schema/reservations.ts';
import type { Play } from './types.ts';
import { whenOf } from './when.ts';

/** Ids of one statement. */
const PART = 400;
/** Most matches of the last half year that count for a player; likewise friends. */
const MATCHES = 30;
const FRIENDS = 200;

type BookedRow = Pick<ReservationRow, 'user_id' | 'venue_id' | 'date' | 'starts_at'>;

const toPlay = ({ user_id, venue_id, date, starts_at }: BookedRow): Play => ({
  userId: user_id,
  venueId: venue_id,
  startsAt: starts_at,
  ...whenOf(date, starts_at),
});

type Span = { from: number; to: number };

/** Hours at the venues that began between the instants (ms): booked or of a subscription, by existing accounts. */
export async function playsAt(q: Queries, venueIds: readonly string[], span: Span): Promise<Play[]> {
  const plays: Play[] = [];
  for (const id of venueIds) {
    await breathe();
    for (const row of [...(await bookedAt(q, id, span)), ...(await subscribedAt(q, id, span))]) {
      plays.push(toPlay(row));
    }
  }
  return plays;
}

// The conditions name the football nights since the indexes go by them.
const bookedAt = (q: Queries, venueId: string, { from, to }: Span): Promise<BookedRow[]> =>
  q
    .selectFrom('reservations as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.user_id', 'r.venue_id', 'r.date', 'r.starts_at'])
    .where('r.venue_id', '=', venueId)
    .where('r.status', '=', 'approved')
    .where('r.date', '>=', istanbulDate(from))
    .where('r.starts_at', '>=', from)
    .where('r.starts_at', '<', to)
    .where('u.deleted_at', 'is', null)
    .execute();

const subscribedAt = (q: Queries, venueId: string, { from, to }: Span): Promise<BookedRow[]> =>
  q
    .selectFrom('subscription_occurrences as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.user_id', 'r.venue_id', 'r.date', 'r.starts_at'])
    .where('r.venue_id', '=', venueId)
    .where('r.status', '=', 'held')
    .where('r.date', '>=', istanbulDate(from))
    .where('r.starts_at', '>=', from)
    .where('r.starts_at', '<', to)
    .where('u.deleted_at', 'is', null)
    .execute();

/** Cities with venues that take reservations at `now` (ms). */
export async function activeCities(q: Queries, now: number): Promise<string[]> {
  const rows = await q
    .selectFrom('venues')
    .select('city')
    .distinct()
    .where('status', '=', 'approved')
    .where('next_payment_at', '>', now)
    .orderBy('city')
    .execute();
  return rows.map((row) => row.city);
}

/** Ids of all approved venues of a city, unpaid ones too. */
export async function venueIdsOf(q: Queries, city: string): Promise<string[]> {
  const rows = await q
    .selectFrom('venues')
    .select('id')
    .where('city', '=', city)
    .where('status', '=', 'approved')
    .execute();
  return rows.map((row) => row.id);
}

/** Accepted friends of each player at the instant `before` (ms). */
export async function friendsOf(
  q: Queries,
  userIds: readonly string[],
  before: number,
): Promise<Map<string, Set<string>>> {
  const friends = new Map(userIds.map((id) => [id, new Set<string>()]));
  for (const part of parts(userIds)) {
    for (const side of ['user_a', 'user_b'] as const) {
      const rows = await q
        .selectFrom('friendships')
        .select(['user_a', 'user_b'])
        .where(side, 'in', part)
        .where('status', '=', 'accepted')
        .where('accepted_at', '<=', before)
        .limit(part.length * FRIENDS)
        .execute();
      for (const row of rows) friends.get(row[side])?.add(side === 'user_a' ? row.user_b : row.user_a);
    }
  }
  return friends;
}

/**
 * People whom each player met in matches that started between the instants (ms), on either side, when both confirmed.
 */
export async function matchMatesOf(
  q: Queries,
  userIds: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<Map<string, Set<string>>> {
  const mates = new Map(userIds.map((id) => [id, new Set<string>()]));
  for (const part of parts(userIds)) {
    const own = await q
      .selectFrom('match_participants as p')
      .innerJoin('matches as m', 'm.id', 'p.match_id')
      .select(['p.match_id', 'p.user_id'])
      .where('p.user_id', 'in', part)
      .where('p.starts_at', '>=', from)
      .where('p.starts_at', '<', to)
      .where('p.plays', '=', 1)
      .where('p.answer', '=', 'in')
      .where('m.status', '=', 'accepted')
      .orderBy('p.starts_at', 'desc')
      .limit(part.length * MATCHES)
      .execute();
    const ids = [...new Set(own.map((row) => row.match_id))];
    for (const matches of parts(ids)) {
      const all = await q
        .selectFrom('match_participants')
        .select(['match_id', 'user_id'])
        .where('match_id', 'in', matches)
        .where('plays', '=', 1)
        .where('answer', '=', 'in')
        .execute();
      const players = Map.groupBy(all, (row) => row.match_id);
      for (const { match_id, user_id } of own) {
        for (const other of players.get(match_id) ?? []) {
          if (other.user_id !== user_id) mates.get(user_id)?.add(other.user_id);
        }
      }
    }
  }
  return mates;
}

/** The venues among these that take reservations at `now` (ms), with their pitches in service. */
export async function venueRows(q: Queries, ids: readonly string[], now: number) {
  if (ids.length === 0) return [];
  const businesses = await q
    .selectFrom('venues')
    .select(['id', 'venue_name', 'address', 'city', 'lat', 'lng', 'buffer_minutes'])
    .select(['rating_sum', 'rating_count'])
    .where('id', 'in', ids)
    .where('status', '=', 'approved')
    .where('next_payment_at', '>', now)
    .execute();
  const pitches = await q
    .selectFrom('pitches')
    .select(['id', 'venue_id', 'price', 'working_hours'])
    .where('venue_id', 'in', ids)
    .where('archived_at', 'is', null)
    .execute();
  const byVenue = Map.groupBy(pitches, (pitch) => pitch.venue_id);
  return businesses.flatMap((row) => {
    const own = byVenue.get(row.id);
    return own ? [{ ...row, pitches: own }] : [];
  });
}
export type PlacedVenue = Awaited<ReturnType<typeof venueRows>>[number];

/** Cuts a list into parts that each fit into one statement. */
export function parts<T>(items: readonly T[], size = PART): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}
