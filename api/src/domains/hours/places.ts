import type { District, Place } from 'mf-shared/contracts/hours';
import { foldTr } from 'mf-shared/format';
import { PROVINCES } from 'mf-shared/provinces';
import type { AppContext } from '../../context.ts';
import { activeAmong } from '../venues/index.ts';
import { districtOf, districtsLike } from './district.ts';
import { idsByWords } from './venues.ts';
import { wordsOf } from './words.ts';

/** Places of each kind that a text may mean. */
const FEW = 5;

/** Venues that take reservations now. */
const openPlaces = ({ db, clock }: AppContext) =>
  db.q
    .selectFrom('searched_venues as s')
    .innerJoin('published_venues as v', 'v.id', 's.venue_id')
    .where('v.next_payment_at', '>', clock());

/** Districts of a province with open venues, those with the most first. */
export async function districtsWithVenues(ctx: AppContext, { city }: { city: string }): Promise<District[]> {
  const rows = await openPlaces(ctx)
    .select(['district as name', (eb) => eb.fn.countAll<number | string>().as('venues')])
    .where('s.city', '=', city)
    .where('district', '<>', '')
    .groupBy('district')
    .execute();
  return rows
    .map(({ name, venues }) => ({ name, venues: Number(venues) }))
    .sort((a, b) => b.venues - a.venues || a.name.localeCompare(b.name, 'tr'));
}

/** Provinces, districts with venues, and venues that a typed text may mean, ignoring case and Turkish letters. */
export async function findPlaces(ctx: AppContext, { q: text }: { q: string }): Promise<Place[]> {
  const begin = foldTr(text.trim());
  const provinces = PROVINCES.filter(({ name }) => foldTr(name).startsWith(begin)).map(({ name }) => name);
  const places = provinces.slice(0, FEW).map((city) => place({ city }));
  return [...places, ...(await districts(ctx, begin)), ...(await venues(ctx, text))];
}

const place = (one: Partial<Place> & Pick<Place, 'city'>): Place => ({
  district: null,
  businessId: null,
  businessName: null,
  ...one,
});

async function districts(ctx: AppContext, begin: string): Promise<Place[]> {
  const names = districtsLike(begin);
  if (names.length === 0) return [];
  const rows = await openPlaces(ctx)
    .select(['s.city', 's.district'])
    .distinct()
    .where('s.city', 'in', [...new Set(names.map(({ city }) => city))])
    .where('district', 'in', [...new Set(names.map(({ name }) => name))])
    .limit(FEW)
    .execute();
  return rows.map(({ city, district }) => place({ city, district }));
}

async function venues(ctx: AppContext, text: string): Promise<Place[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const ids = (await idsByWords(ctx.db.q, words, {})).slice(0, FEW);
  const rows = ids.length === 0 ? [] : await activeAmong(ctx.db.q, ids, ctx.clock());
  return rows.map(({ id, venue_name, city, address }) =>
    place({ city, district: districtOf(address, city), businessId: id, businessName: venue_name }),
  );
}
