import type { SelectQueryBuilder } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { RatedBusinessRow, Schema } from '../../db/schema.ts';

type Position = readonly [score: number, id: string, ...rest: unknown[]];

/** Venues of a province that are active at `now` (ms). */
export const activeIn = (q: Queries, city: string, now: number) =>
  q
    .selectFrom('businesses')
    .where('city', '=', city)
    .where('status', '=', 'approved')
    .where('next_payment_at', '>', now);

/** Those of them that somebody rated. */
const rated = (q: Queries, city: string, now: number) => activeIn(q, city, now).where('rating_count', '>', 0);

type Venues = SelectQueryBuilder<Schema, 'businesses', RatedBusinessRow>;

/** A page of venues, the best score first; one row more than `limit`, so that the caller sees whether more follow. */
export function bestFirst(
  venues: Venues,
  { after, limit }: { after: Position | null; limit: number },
): Promise<RatedBusinessRow[]> {
  let query = venues;
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

type Page = { city: string; now: number; after: Position | null; limit: number };

/** A page of the ranking. */
export const rankedRows = (q: Queries, { city, now, ...page }: Page): Promise<RatedBusinessRow[]> =>
  bestFirst(rated(q, city, now).selectAll(), page);

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
