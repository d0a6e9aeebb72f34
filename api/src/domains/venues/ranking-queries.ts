import type { Queries } from '../../db/database.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { inOrder } from '../../http/keyset.ts';

type Position = readonly [score: number, id: string, ...rest: unknown[]];

/** Venues that take reservations at `now` (ms). */
export const active = (q: Queries, now: number) =>
  q.selectFrom('venues').where('status', '=', 'approved').where('next_payment_at', '>', now);

/** The same in a province. */
export const activeIn = (q: Queries, city: string, now: number) => active(q, now).where('city', '=', city);

/** When (ms) the first of them stops to be active if nobody pays; infinite where there are none. */
export async function nextEnd(q: Queries, city: string, now: number): Promise<number> {
  const first = activeIn(q, city, now).select((eb) => eb.fn.min('next_payment_at').as('at'));
  return (await first.executeTakeFirst())?.at ?? Number.POSITIVE_INFINITY;
}

/** The same among these (ids), with the columns that a list of places shows. */
export async function activeAmong(q: Queries, ids: readonly string[], now: number) {
  if (ids.length === 0) return [];
  return active(q, now)
    .select(['id', 'venue_name', 'address', 'city', 'lat', 'lng', 'buffer_minutes'])
    .select(['rating_sum', 'rating_count'])
    .where('id', 'in', ids)
    .execute();
}

/** Provinces that have some. */
export async function activeCities(q: Queries, now: number): Promise<string[]> {
  const rows = await active(q, now).select('city').distinct().orderBy('city').execute();
  return rows.map((row) => row.city);
}

/** Ids of all approved venues of a province, unpaid ones too. */
export async function approvedIn(q: Queries, city: string): Promise<string[]> {
  const rows = await q
    .selectFrom('venues')
    .select('id')
    .where('city', '=', city)
    .where('status', '=', 'approved')
    .execute();
  return rows.map((row) => row.id);
}

/** Venues among these that have a rating. */
const rated = (q: Queries, city: string, now: number) => activeIn(q, city, now).where('rating_count', '>', 0);

/** The order of venues in every list: best score first. */
export const BEST_FIRST = [
  ['rating_score', 'desc', 'number'],
  ['id', 'asc'],
] as const;

/** Ids of the best rated venues of a province that are active at `now` (ms). */
export async function bestRated(q: Queries, city: string, now: number, limit: number): Promise<string[]> {
  const rows = await inOrder(activeIn(q, city, now).select('id'), BEST_FIRST, null)
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

type Rows = { city: string; now: number; after: Position | null; limit: number };

/** Rows of the ranking. */
export const rankedRows = (q: Queries, { city, now, after, limit }: Rows): Promise<VenueRow[]> =>
  inOrder(rated(q, city, now).selectAll(), BEST_FIRST, after)
    .limit(limit)
    .execute();

/** How many rated venues there are, or how many stand before a position. */
export async function countRated(
  q: Queries,
  { city, now, before }: { city: string; now: number; before: Position | null },
): Promise<number> {
  let query = rated(q, city, now).select((eb) => eb.fn.countAll<number | string>().as('count'));
  if (before) {
    const [score, id] = before;
    query = query.where((eb) =>
      eb.or([eb('rating_score', '>', score), eb.and([eb('rating_score', '=', score), eb('id', '<', id)])]),
    );
  }
  const { count } = await query.executeTakeFirstOrThrow();
  return Number(count);
}
