import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { CELL_MS } from 'mf-shared/schedule';
import type { Queries } from '../../db/database.ts';
import type { PricedHourRow } from '../../db/schema/priced-hours.ts';
import type { PublishedVenueRow } from '../../db/schema/published.ts';
import type { Schema } from '../../db/schema.ts';
import { heldUntil } from '../occupancy/index.ts';
import { merged } from './merged.ts';
import { type Half, instantOf, nightsOf } from './span.ts';

const COLUMNS = ['pitch_id', 'venue_id', 'half', 'starts', 'ends', 'price', 'players', 'features'] as const;

/** An hour of a pitch on one night. */
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

/** What the rows of an index can tell of a wish. */
export type Filter = {
  /** TL */
  maxPrice: number;
  /** Players of one side; 0 for any. */
  players: number;
  /** Bits that the pitch must have. */
  features: number;
};
/** Where hours are looked for by the index of all hours. */
export type Area = { city: string; district?: string | undefined };
/** The sort values of an hour. */
export type Position = { at: number; price: number; pitchId: string };
export type AreaOrder = 'time' | 'price';

/** Rows of one statement: a page is full after a few of one half hour, or one of each. */
const ROWS = { time: 40, price: 12 };

type Asked = { halves: readonly Half[]; order: AreaOrder; after: Position | null };

/**
 * The hours of an area that the filter lets through after a position, free or not, in order. Reads a short range of the
 * index for each half hour, and further rows only as they are wanted.
 */
export function candidatesIn(
  q: Queries,
  area: Area,
  filter: Filter,
  { halves, order, after }: Asked,
): AsyncIterable<Candidate> {
  const rows = halves
    .filter(({ at }) => order === 'price' || !after || at >= after.at)
    .map((half) =>
      rowsOf(q, area, filter, half, { from: startIn(half.at, order, after), size: ROWS[order] }),
    );
  return order === 'price' ? merged(rows, byPrice) : inTurn(rows);
}

const byPrice = (a: Candidate, b: Candidate): number =>
  a.price - b.price || a.at - b.at || (a.pitch_id < b.pitch_id ? -1 : 1);

async function* inTurn(all: readonly AsyncIterable<Candidate>[]): AsyncGenerator<Candidate> {
  for (const rows of all) yield* rows;
}

type Start = Pick<Position, 'price' | 'pitchId'>;
const FIRST: Start = { price: -1, pitchId: '' };

/** After which price and pitch of a half hour the hours beyond a position begin. */
function startIn(at: number, order: AreaOrder, after: Position | null): Start {
  if (!after) return FIRST;
  if (at === after.at) return after;
  if (order === 'time') return FIRST;
  return { price: at > after.at ? after.price : after.price + 1, pitchId: '' };
}

/** The hours of a half hour by price, `size` rows at a time. The text of the statement is the same for all searches. */
async function* rowsOf(
  q: Queries,
  { city, district }: Area,
  filter: Filter,
  { date, weekday, half, at }: Half,
  { from, size }: { from: Start; size: number },
): AsyncGenerator<Candidate> {
  for (let start = from; ; ) {
    const hours = played(q, date, sql<number>`cast(${at} as bigint)`, filter)
      .where('h.city', '=', city)
      .$if(district !== undefined, (query) => query.where('h.district', '=', district ?? ''))
      .where('h.weekday', '=', weekday)
      .where('h.half', '=', half)
      .where(sql<boolean>`(h.price, h.pitch_id) > (${start.price}, ${start.pitchId})`)
      .orderBy('h.price')
      .orderBy('h.pitch_id')
      .limit(size);
    const rows = await withState(q, hours).orderBy('h.price').orderBy('h.pitch_id').execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    start = { price: last.price, pitchId: last.pitch_id };
  }
}

/** How many ids a statement has, whatever it is asked for: each length would be a text of its own. */
const IDS = 100;

/** The hours of these venues, at most a hundred, in the half hours, as the filter lets them through; in no order. */
export async function candidatesOf(
  q: Queries,
  venueIds: readonly string[],
  halves: readonly Half[],
  filter: Filter,
): Promise<Candidate[]> {
  const [first] = venueIds;
  if (first === undefined) return [];
  const ids = Array.from({ length: IDS }, (_, i) => venueIds[i] ?? first);
  const found: Candidate[] = [];
  for (const { date, weekday, first: from, last: to } of nightsOf(halves)) {
    const midnight = instantOf(date, 0);
    const at = sql<number>`cast(${midnight} as bigint) + h.half * ${sql.lit(CELL_MS)}`;
    const hours = played(q, date, at, filter)
      .where('h.venue_id', 'in', ids)
      .where('h.weekday', '=', weekday)
      .where('h.half', '>=', from)
      .where('h.half', '<=', to);
    found.push(...(await withState(q, hours).execute()));
  }
  return found;
}

/** Hours on a night, of which `at` (ms) is the first cell. */
const played = (q: Queries, date: string, at: RawBuilder<number>, { maxPrice, players, features }: Filter) =>
  q
    .selectFrom('priced_hours as h')
    .select(COLUMNS)
    .select([at.as('at'), sql<string>`cast(${date} as text)`.as('date')])
    .select(sql<number>`${at} + (h.ends - h.half * 30) * 60000`.as('ends_at'))
    .where('h.from_date', '<=', date)
    .where('h.to_date', '>=', date)
    .where('h.price', '<=', maxPrice)
    .where(sql<boolean>`(cast(${players} as integer) = 0 or h.players = ${players})`)
    .where(sql<boolean>`(h.features & cast(${features} as integer)) = ${features}`);

/** The same with the state of their venues and cells. */
const withState = (q: Queries, hours: SelectQueryBuilder<Schema, never, Played>) =>
  q
    .selectFrom(hours.as('h'))
    .innerJoin('published_venues as v', 'v.id', 'h.venue_id')
    .selectAll('h')
    .select(['v.status', 'v.next_payment_at', 'v.horizon_weeks'])
    .select(heldUntil('h.pitch_id', 'h.at', 'h.ends_at').as('held_until'));
