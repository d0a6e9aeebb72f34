import type { ListPage } from 'mf-shared/contracts/call';
import type { FreeHour } from 'mf-shared/contracts/reservations';
import type { VenueSearch } from 'mf-shared/contracts/venue-profile';
import type { Venue } from 'mf-shared/contracts/venues';
import { isProvince } from 'mf-shared/provinces';
import { addDays, currentNight, nightEnd } from 'mf-shared/schedule';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { nextEnd, type PublicVenueRow, publicVenues, searchPage } from '../venues/index.ts';
import { weekOf } from './weekly.ts';

const NO_CITY = 'Şehir bulunamadı.';

/**
 * Approved and active venues of a province, best rated first, each with its next free hours. `name` narrows by a part
 * of the name, ignoring case and Turkish letters.
 * @throws `validation` when `city` is none of the 81
 */
export async function searchVenues(ctx: Ctx, search: VenueSearch): Promise<ListPage<Venue>> {
  if (!isProvince(search.city))
    throw new AppError('validation', { message: NO_CITY, fields: { city: NO_CITY } });
  const now = ctx.clock();
  const { rows, nextCursor } = await searchPage(ctx.db.q, search, now);
  const venues = await publicVenues(ctx.db, rows, now);
  const hours = await nextHoursOf(ctx, rows, now);
  if (ctx.turns) ctx.turns(await nextEnd(ctx.db.q, search.city, now));
  return { rows: venues.map((venue) => ({ ...venue, nextHours: hours.get(venue.id) ?? [] })), nextCursor };
}

/** The next free hours by venue, from the stored weeks that the venues' own pages read. */
async function nextHoursOf(
  ctx: Ctx,
  rows: readonly PublicVenueRow[],
  now: number,
): Promise<Map<string, FreeHour[]>> {
  const startDate = currentNight(now);
  const endDate = addDays(startDate, 6);
  ctx.turns?.(nightEnd(now));
  const read = async (row: PublicVenueRow): Promise<[string, FreeHour[]]> => {
    const { nextHours } = await weekOf(ctx, { businessId: row.id, startDate, endDate }, row, now);
    return [row.id, nextHours];
  };
  return new Map(await Promise.all(rows.map(read)));
}
