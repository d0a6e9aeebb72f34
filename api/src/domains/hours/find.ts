import type { ListPage } from 'mf-shared/contracts/call';
import type { HourSearch } from 'mf-shared/contracts/hours';
import { nextMidnight } from 'mf-shared/schedule';
import type { AppContext } from '../../context.ts';
import { decodeCursor, encodeCursor } from '../../http/keyset.ts';
import { type AreaOrder, type Candidate, candidatesIn, candidatesOf, type Position } from './candidates.ts';
import { type Half, halvesOf } from './span.ts';
import { pointOf, venuesOf } from './venues.ts';
import { fits, isFreeAt, startOf } from './wish.ts';
import { wordsOf } from './words.ts';

/** Hours that are read at once, and the most for one page: a full evening of a large city has few free ones. */
const BATCH = 80;
const MOST_READ = 1600;

/** Which of the hours that fit are wanted. */
export type Wanted = 'free' | 'taken';
type Finding = { search: HourSearch; halves: readonly Half[]; now: number; wanted: Wanted };

/**
 * A page of the hours that fit a search, free or taken. Goes by the index of all hours of a province or district where
 * it can. Near a point, by words, or in the order of ratings it goes by the venues, the first hundred of them.
 * @throws `validation` for a cursor that is not ours, or a span that ends before it begins
 */
export async function findHours(
  ctx: AppContext,
  search: HourSearch,
  { now, wanted }: { now: number; wanted: Wanted },
): Promise<ListPage<Candidate>> {
  const finding = { search, halves: halvesOf(search), now, wanted };
  ctx.turns?.(nextMidnight(now));
  const order = areaOrder(search);
  return order ? byArea(ctx, finding, order) : byVenue(ctx, finding);
}

function areaOrder({ sort, text, ...place }: HourSearch): AreaOrder | null {
  const goesByVenue = pointOf(place) !== null || wordsOf(text ?? '').length > 0 || sort === 'rating';
  return goesByVenue ? null : sort === 'price' ? 'price' : 'time';
}

async function byArea(ctx: AppContext, finding: Finding, order: AreaOrder): Promise<ListPage<Candidate>> {
  const { search, halves } = finding;
  const { city = '', district, maxPrice, limit } = search;
  const rows: Candidate[] = [];
  let after = positionOf(search.cursor);
  for (let read = 0; read < MOST_READ; read += BATCH) {
    const asked = { halves, order, after, limit: BATCH };
    const batch = await candidatesIn(ctx.db.q, { city, district, maxPrice }, asked);
    for (const hour of batch) {
      if (rows.length === limit) return { rows, nextCursor: cursorOf(after) };
      after = { at: hour.at, price: hour.price, pitchId: hour.pitch_id };
      if (isWanted(ctx, finding, hour)) rows.push(hour);
    }
    if (batch.length < BATCH) return { rows, nextCursor: null };
  }
  return { rows, nextCursor: cursorOf(after) };
}

function positionOf(cursor: string | undefined): Position | null {
  const values = decodeCursor(['int', 'int', 'text'], cursor);
  return values && { at: values[0], price: values[1], pitchId: values[2] };
}

const cursorOf = (after: Position | null): string | null =>
  after && encodeCursor([after.at, after.price, after.pitchId]);

async function byVenue(ctx: AppContext, finding: Finding): Promise<ListPage<Candidate>> {
  const { search, halves, now } = finding;
  const venues = await venuesOf(ctx.db.q, search, now);
  const hours = await candidatesOf(ctx.db.q, [...venues.keys()], halves);
  const found = hours
    .filter((hour) => isWanted(ctx, finding, hour))
    .map((hour) => ({ hour, key: keyOf(search, hour, venues.get(hour.venue_id)?.rank ?? 0) }))
    .sort((a, b) => compare(a.key, b.key));
  const after = decodeCursor(['int', 'int', 'int', 'text'], search.cursor);
  const rest = after ? found.filter(({ key }) => compare(key, after) > 0) : found;
  const page = rest.slice(0, search.limit);
  const last = page.at(-1);
  return {
    rows: page.map(({ hour }) => hour),
    nextCursor: last && rest.length > page.length ? encodeCursor(last.key) : null,
  };
}

type Key = readonly [number, number, number, string];

/** The sort values of an hour. The rank of its venue is its place by distance or rating. */
function keyOf({ sort }: HourSearch, hour: Candidate, rank: number): Key {
  const at = startOf(hour);
  if (sort === 'time') return [at, hour.price, rank, hour.pitch_id];
  if (sort === 'price') return [hour.price, at, rank, hour.pitch_id];
  return [rank, at, hour.price, hour.pitch_id];
}

function compare(a: Key, b: Key): number {
  const [one = '', other = ''] = [a[3], b[3]];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || (one === other ? 0 : one < other ? -1 : 1);
}

/** Whether the hour is wanted now. Names the instants at which that changes by itself. */
function isWanted({ turns }: AppContext, { search, now, wanted }: Finding, hour: Candidate): boolean {
  for (const at of [startOf(hour), hour.held_until, hour.next_payment_at]) if (at !== null) turns?.(at);
  return fits(hour, search, now) && isFreeAt(hour, now) === (wanted === 'free');
}
