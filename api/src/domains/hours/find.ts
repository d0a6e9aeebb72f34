import type { ListPage } from 'mf-shared/contracts/call';
import type { HourSearch } from 'mf-shared/contracts/hours';
import { nextMidnight } from 'mf-shared/schedule';
import type { AppContext } from '../../context.ts';
import { decodeCursor, encodeCursor, refusedCursor } from '../../http/keyset.ts';
import { type AreaOrder, type Candidate, candidatesIn, candidatesOf, type Position } from './candidates.ts';
import { type Half, halvesOf } from './span.ts';
import { pointOf, venuesOf } from './venues.ts';
import { filterOf, isFreeAt, isOpenAt, startOf } from './wish.ts';
import { wordsOf } from './words.ts';

/** Most hours that one page looks at: on a full evening a large city has few free ones. */
const MOST_READ = 1000;
/** Venues that are looked at together, where the first of the order come first. */
const VENUES = 20;
const HIGHEST_PRICE = 2_000_000_000;

/** Which of the hours that fit are wanted. */
export type Wanted = 'free' | 'taken';
type Aim = { now: number; wanted: Wanted; most?: number };
type Finding = Aim & { search: HourSearch; halves: readonly Half[]; latest: number };

/**
 * A page of the hours that fit a search, free or taken. Goes by the index of all hours of a province or district where
 * it can. Near a point, by words, or in the order of ratings it goes by the venues, the first hundred of them. `most`
 * bounds the hours that it looks at.
 * @throws `validation` for a cursor that is not ours, or a span that ends before it begins
 */
export async function findHours(ctx: AppContext, search: HourSearch, aim: Aim): Promise<ListPage<Candidate>> {
  const halves = halvesOf(search);
  const finding = { ...aim, search, halves, latest: halves.at(-1)?.at ?? 0 };
  ctx.turns?.(nextMidnight(aim.now));
  const order = areaOrder(search);
  return order ? byArea(ctx, finding, order) : byVenue(ctx, finding);
}

function areaOrder({ sort, text, ...place }: HourSearch): AreaOrder | null {
  const goesByVenue = pointOf(place) !== null || wordsOf(text ?? '').length > 0 || sort === 'rating';
  return goesByVenue ? null : sort === 'price' ? 'price' : 'time';
}

async function byArea(ctx: AppContext, finding: Finding, order: AreaOrder): Promise<ListPage<Candidate>> {
  const { search, halves, most = MOST_READ } = finding;
  const { city = '', district, limit } = search;
  const rows: Candidate[] = [];
  let after = positionOf(search.cursor);
  let read = 0;
  for await (const hour of candidatesIn(ctx.db.q, { city, district }, filterOf(search), {
    halves,
    order,
    after,
  })) {
    if (rows.length === limit || read === most) return { rows, nextCursor: cursorOf(after) };
    read += 1;
    after = { at: hour.at, price: hour.price, pitchId: hour.pitch_id };
    if (isWanted(ctx, finding, hour)) rows.push(hour);
  }
  return { rows, nextCursor: null };
}

function positionOf(cursor: string | undefined): Position | null {
  const values = decodeCursor(['int', 'int', 'text'], cursor);
  if (values && Math.abs(values[1]) > HIGHEST_PRICE) throw refusedCursor();
  return values && { at: values[0], price: values[1], pitchId: values[2] };
}

const cursorOf = (after: Position | null): string | null =>
  after && encodeCursor([after.at, after.price, after.pitchId]);

async function byVenue(ctx: AppContext, finding: Finding): Promise<ListPage<Candidate>> {
  const { search, halves, now } = finding;
  const ranks = new Map((await venuesOf(ctx.db.q, search, now)).map((id, rank) => [id, rank]));
  const after = decodeCursor(['int', 'int', 'int', 'text'], search.cursor);
  const isRanked = search.sort === 'distance' || search.sort === 'rating';
  const ids = [...ranks.keys()].slice(isRanked && after ? Math.max(0, after[0]) : 0);
  const rest: { hour: Candidate; key: Key }[] = [];
  // By rank the first venues are enough, as long as they have enough hours.
  for (const part of isRanked ? parts(ids, VENUES) : [ids]) {
    if (rest.length > search.limit) break;
    const hours = await candidatesOf(ctx.db.q, part, halves, filterOf(search));
    for (const hour of hours.filter((one) => isWanted(ctx, finding, one))) {
      const key = keyOf(search, hour, ranks.get(hour.venue_id) ?? 0);
      if (!after || compare(key, after) > 0) rest.push({ hour, key });
    }
  }
  rest.sort((a, b) => compare(a.key, b.key));
  const page = rest.slice(0, search.limit);
  const last = page.at(-1);
  return {
    rows: page.map(({ hour }) => hour),
    nextCursor: last && rest.length > page.length ? encodeCursor(last.key) : null,
  };
}

const parts = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

type Key = readonly [number, number, number, string];

/** The sort values of an hour. The rank of its venue is its place by distance or rating. */
function keyOf({ sort }: HourSearch, hour: Candidate, rank: number): Key {
  const at = startOf(hour);
  if (sort === 'time') return [at, hour.price, rank, hour.pitch_id];
  if (sort === 'price') return [hour.price, at, rank, hour.pitch_id];
  return [rank, at, hour.price, hour.pitch_id];
}

const compare = (a: Key, b: Key): number =>
  a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || (a[3] === b[3] ? 0 : a[3] < b[3] ? -1 : 1);

/** Whether the hour is wanted now. Names the instants at which that changes by itself. */
function isWanted({ turns }: AppContext, { now, wanted, latest }: Finding, hour: Candidate): boolean {
  for (const at of [startOf(hour), hour.held_until, hour.next_payment_at]) if (at !== null) turns?.(at);
  return startOf(hour) <= latest && isOpenAt(hour, now) && isFreeAt(hour, now) === (wanted === 'free');
}
