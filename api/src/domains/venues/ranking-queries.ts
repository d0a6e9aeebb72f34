import type { Queries } from '../../db/database.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { inOrder } from '../../http/keyset.ts';

type Position = readonly [score: number, id: string, ...rest: unknown[]];

/** Venues of a province that are active at `now` (ms). */
export const activeIn = (q: Queries, city: string, now: number) =>
  q
    .selectFrom('venues')
    .where('city', '=', city)
    .where('status', '=', 'approved')
    .where('next_payment_at', '>', now);

/** Venues among these that have a rating. */
const rated = (q: Queries, city: string, now: number) => activeIn(q, city, now).where('rating_count', '>', 0);

/** The order of venues in every list: best score first. */
export const BEST_FIRST = [
  ['rating_score', 'desc', 'number'],
  ['id', 'asc'],
] as const;

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
