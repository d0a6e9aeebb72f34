import type { ListPage } from 'mf-shared/contracts/call';
import type { FoundHour, HourSearch, VenueOnMap } from 'mf-shared/contracts/hours';
import type { AppContext } from '../../context.ts';
import { activeAmong } from '../venues/index.ts';
import { candidatesOf } from './candidates.ts';
import { findHours } from './find.ts';
import { halvesOf } from './span.ts';
import { venuesOf } from './venues.ts';
import { hourViews } from './view.ts';
import { filterOf, isBookableAt, startOf } from './wish.ts';

/**
 * Free hours of all venues of a place that fit, page by page. A page may hold fewer hours than its limit although more
 * follow, since each reads a bounded number of rows.
 * @throws `validation` like `findHours`
 */
export async function searchHours(ctx: AppContext, search: HourSearch): Promise<ListPage<FoundHour>> {
  const now = ctx.clock();
  const { rows, nextCursor } = await findHours(ctx, search, { now, wanted: 'free' });
  return { rows: await hourViews(ctx, rows, search, now), nextCursor };
}

/** Up to a hundred venues of the place that have free hours that fit: the nearest, or the best rated. */
export async function hoursOnMap(ctx: AppContext, search: HourSearch): Promise<VenueOnMap[]> {
  const now = ctx.clock();
  const { q } = ctx.db;
  const ids = await venuesOf(q, search, now);
  const halves = halvesOf(search);
  const latest = halves.at(-1)?.at ?? 0;
  const hours = await candidatesOf(q, ids, halves, filterOf(search));
  const free = Map.groupBy(
    hours.filter((hour) => startOf(hour) <= latest && isBookableAt(hour, now)),
    ({ venue_id }) => venue_id,
  );
  const venues = await activeAmong(q, [...free.keys()], now);
  return venues.map(({ id, venue_name, lng, lat }) => {
    const own = free.get(id) ?? [];
    return {
      businessId: id,
      businessName: venue_name,
      coordinates: [lng, lat],
      hours: own.length,
      fromPrice: Math.min(...own.map(({ price }) => price)),
    };
  });
}
