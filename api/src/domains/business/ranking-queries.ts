import type { Queries } from '../../db/database.ts';
import type { RatedBusinessRow } from '../../db/schema.ts';

type Position = readonly [score: number, id: string, ...rest: unknown[]];

/** Rated venues of a province that are active at `now` (ms), the best score first. */
const rated = (q: Queries, city: string, now: number) =>
  q
    .selectFrom('businesses')
    .where('city', '=', city)
    .where('status', '=', 'approved')
    .where('next_payment_at', '>', now)
    .where('rating_count', '>', 0);

type Page = { city: string; now: number; after: Position | null; limit: number };

/** One row more than `limit`, so that the caller sees whether there is a next page. */
export function rankedRows(q: Queries, { city, now, after, limit }: Page): Promise<RatedBusinessRow[]> {
  let query = rated(q, city, now).selectAll();
  if (after) {
    const [score, id] = after;
    query = query.where((eb) =>
      eb.or([eb('rating_score', '<', score), eb.and([eb('rating_score', '=', score), eb('id', '>', id)])]),
    );
  }
  return query
    .orderBy('rating_score', 'desc')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
}

/** How many there are, or how many stand before a position. */
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
