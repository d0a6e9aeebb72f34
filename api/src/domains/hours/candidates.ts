import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { CELL_MS } from 'mf-shared/schedule';
import type { Queries } from '../../db/database.ts';
import type { PricedHourRow } from '../../db/schema/priced-hours.ts';
import type { PublishedVenueRow } from '../../db/schema/published.ts';
import type { Schema } from '../../db/schema.ts';
import { heldUntil } from '../occupancy/index.ts';
import { type Half, instantOf, nightsOf } from './span.ts';

const COLUMNS = ['pitch_id', 'venue_id', 'half', 'starts', 'ends', 'price', 'players', 'features'] as const;

/** An hour of a pitch on one night, before anybody asked whether it fits. */
type Played = Pick<PricedHourRow, (typeof COLUMNS)[number]> & {
  /** Football night. */
  date: string;
  /** Instants (ms) of the start of its first cell, and of its end. */
  at: number;
  ends_at: number;
};

/** The same with what decides whether it is free and open. */
export type Candidate = Played & {
  /** Until when (ms) somebody holds it; null when it is free. */
  held_until: number | null;
} & Pick<PublishedVenueRow, 'status' | 'next_payment_at' | 'horizon_weeks'>;

/** Where hours are looked for by the index of all hours. */
export type Area = { city: string; district?: string | undefined; maxPrice?: number | undefined };
/** The sort values of an hour. */
export type Position = { at: number; price: number; pitchId: string };
export type AreaOrder = 'time' | 'price';

/** Half hours of one statement: an index range is read for each. */
const HALVES = 16;

/**
 * The next hours of an area after a position, free or not, at most `limit`. Reads at most as many rows of the index for
 * each half hour, however many venues there are.
 */
export async function candidatesIn(
  q: Queries,
  area: Area,
  {
    halves,
    order,
    after,
    limit,
  }: { halves: readonly Half[]; order: AreaOrder; after: Position | null; limit: number },
): Promise<Candidate[]> {
  const open = halves.filter(({ at }) => order === 'price' || !after || at >= after.at);
  // In the order of time a few half hours are enough, as long as they have enough hours.
  const parts = order === 'price' ? [open] : chunks(open, HALVES);
  const found: Candidate[] = [];
  for (const part of parts) {
    if (part.length > 0) found.push(...(await readPart(q, area, { halves: part, order, after, limit })));
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}

type Part = { halves: readonly Half[]; order: AreaOrder; after: Position | null; limit: number };

async function readPart(q: Queries, area: Area, { halves, order, after, limit }: Part): Promise<Candidate[]> {
  const [first, ...others] = halves.map((half) => {
    const rows = ofHalf(q, area, half);
    const rest = after ? rows.where(isAfter(half.at, order, after)) : rows;
    const page = rest.orderBy('h.price').orderBy('h.pitch_id').limit(limit);
    return q.selectFrom(page.as('rows')).selectAll();
  });
  if (!first) return [];
  const all = others.reduce((sum, one) => sum.unionAll(one), first);
  const [one, two] = order === 'time' ? (['h.at', 'h.price'] as const) : (['h.price', 'h.at'] as const);
  const next = q
    .selectFrom(all.as('h'))
    .selectAll()
    .orderBy(one)
    .orderBy(two)
    .orderBy('h.pitch_id')
    .limit(limit);
  return withState(q, next).orderBy(one).orderBy(two).orderBy('h.pitch_id').execute();
}

/** The hours of one half hour of an area. */
function ofHalf(q: Queries, { city, district, maxPrice }: Area, { date, weekday, half, at }: Half) {
  let rows = played(q, date, sql<number>`cast(${at} as bigint)`)
    .where('h.city', '=', city)
    .where('h.weekday', '=', weekday)
    .where('h.half', '=', half);
  if (district !== undefined) rows = rows.where('h.district', '=', district);
  if (maxPrice !== undefined) rows = rows.where('h.price', '<=', maxPrice);
  return rows;
}

/** The hours of these venues in the half hours, free or not, in no order. */
export async function candidatesOf(
  q: Queries,
  venueIds: readonly string[],
  halves: readonly Half[],
): Promise<Candidate[]> {
  if (venueIds.length === 0) return [];
  const found: Candidate[] = [];
  for (const { date, weekday, first, last } of nightsOf(halves)) {
    const midnight = instantOf(date, 0);
    const rows = played(q, date, sql<number>`cast(${midnight} as bigint) + h.half * ${sql.lit(CELL_MS)}`)
      .where('h.venue_id', 'in', venueIds)
      .where('h.weekday', '=', weekday)
      .where('h.half', '>=', first)
      .where('h.half', '<=', last);
    found.push(...(await withState(q, rows).execute()));
  }
  return found;
}

/** Hours on a night, of which `at` (ms) is the first cell. */
const played = (q: Queries, date: string, at: RawBuilder<number>) =>
  q
    .selectFrom('priced_hours as h')
    .select(COLUMNS)
    .select([at.as('at'), sql<string>`cast(${date} as text)`.as('date')])
    .select(sql<number>`${at} + (h.ends - h.half * 30) * 60000`.as('ends_at'))
    .where('h.from_date', '<=', date)
    .where('h.to_date', '>=', date);

/** The same with the state of their venues and cells. */
const withState = (q: Queries, hours: SelectQueryBuilder<Schema, never, Played>) =>
  q
    .selectFrom(hours.as('h'))
    .innerJoin('published_venues as v', 'v.id', 'h.venue_id')
    .selectAll('h')
    .select(['v.status', 'v.next_payment_at', 'v.horizon_weeks'])
    .select(heldUntil('h.pitch_id', 'h.at', 'h.ends_at').as('held_until'));

/** Whether an hour of the half hour `at` comes after a position. */
function isAfter(at: number, order: AreaOrder, after: Position): Expression<SqlBool> {
  if (at === after.at) return sql`(h.price, h.pitch_id) > (${after.price}, ${after.pitchId})`;
  if (order === 'time') return sql`1 = 1`;
  return at > after.at ? sql`h.price >= ${after.price}` : sql`h.price > ${after.price}`;
}

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
