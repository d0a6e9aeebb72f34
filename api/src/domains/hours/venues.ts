import { MOST_VENUES } from 'mf-shared/contracts/hour-terms';
import type { HourSearch } from 'mf-shared/contracts/hours';
import type { Queries } from '../../db/database.ts';
import { bestRated, venuesNear } from '../venues/index.ts';
import { afterPrefix, wordsOf } from './words.ts';

/** Where a search looks. */
export type Place = Pick<HourSearch, 'city' | 'district' | 'text' | 'lat' | 'lng' | 'radius'>;

/** The point of a search; null for a search of a province. */
export const pointOf = ({ lat, lng }: Pick<Place, 'lat' | 'lng'>): { lat: number; lng: number } | null =>
  lat === undefined || lng === undefined ? null : { lat, lng };

/**
 * Ids of the venues of a place that a search by venue looks at, at most a hundred: the nearest first around a point, else
 * the best rated. In the order of ratings, the nearest ones too.
 */
export async function venuesOf(
  q: Queries,
  { sort, ...place }: Place & Pick<HourSearch, 'sort'>,
  now: number,
): Promise<string[]> {
  const point = pointOf(place);
  if (!point) return idsIn(q, place, now);
  const near = await venuesNear(q, point, { km: place.radius, limit: MOST_VENUES, now });
  const ids = near.map(({ id }) => id);
  return sort === 'rating' ? bestFirst(q, ids) : ids;
}

/** The ids in the order of ratings. */
async function bestFirst(q: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await q
    .selectFrom('published_venues')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('rating_score', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function idsIn(q: Queries, { city = '', district, text }: Place, now: number): Promise<string[]> {
  const words = wordsOf(text ?? '');
  if (words.length > 0) return bestFirst(q, await idsByWords(q, words, { city, district }));
  if (district === undefined) return bestRated(q, city, now, MOST_VENUES);
  const rows = await q
    .selectFrom('searched_venues as s')
    .innerJoin('published_venues as v', 'v.id', 's.venue_id')
    .select('v.id')
    .where('s.city', '=', city)
    .where('s.district', '=', district)
    .orderBy('v.rating_score', 'desc')
    .orderBy('v.id')
    .limit(MOST_VENUES)
    .execute();
  return rows.map(({ id }) => id);
}

/** Venues whose name or address has a word that begins with each of these, at most `MOST_VENUES`, in any order. */
export async function idsByWords(
  q: Queries,
  words: readonly string[],
  { city, district }: { city?: string | undefined; district?: string | undefined },
): Promise<string[]> {
  // The longest word is the rarest, as a rule.
  const [longest = '', ...others] = words.toSorted((a, b) => b.length - a.length);
  let query = q
    .selectFrom('venue_words as w')
    .innerJoin('searched_venues as s', 's.venue_id', 'w.venue_id')
    .select('w.venue_id as id')
    .distinct()
    .where('w.word', '>=', longest)
    .where('w.word', '<', afterPrefix(longest));
  if (city !== undefined) query = query.where('s.city', '=', city);
  if (district !== undefined) query = query.where('s.district', '=', district);
  for (const word of others.slice(0, 5))
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('venue_words as o')
          .select('o.word')
          .whereRef('o.venue_id', '=', 'w.venue_id')
          .where('o.word', '>=', word)
          .where('o.word', '<', afterPrefix(word)),
      ),
    );
  const rows = await query.limit(MOST_VENUES).execute();
  return rows.map(({ id }) => id);
}
