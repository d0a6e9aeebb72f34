import type { ListPage } from 'mf-shared/contracts/call';
import type { VenueSearch } from 'mf-shared/contracts/venue-profile';
import type { Venue } from 'mf-shared/contracts/venues';
import { isProvince } from 'mf-shared/provinces';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { searchPage } from './queries.ts';
import { publicVenues } from './view.ts';

const NO_CITY = 'Şehir bulunamadı.';

/**
 * Approved and active venues of a province, best rated first. `name` narrows by a part of the name, ignoring case
 * and Turkish letters.
 * @throws `validation` when `city` is none of the 81
 */
export async function searchVenues(ctx: Ctx, search: VenueSearch): Promise<ListPage<Venue>> {
  if (!isProvince(search.city))
    throw new AppError('validation', { message: NO_CITY, fields: { city: NO_CITY } });
  const now = ctx.clock();
  const { rows, nextCursor } = await searchPage(ctx.db.q, search, now);
  return { rows: await publicVenues(ctx.db, rows, now), nextCursor };
}
