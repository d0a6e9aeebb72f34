import type { Venue, VenueSearch } from 'mf-shared/contracts/venues';
import { foldTr } from 'mf-shared/format';
import { isProvince } from 'mf-shared/provinces';
import type * as z from 'zod/mini';
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
export async function searchVenues(
  ctx: Ctx,
  { city, name, ...paging }: z.output<typeof VenueSearch>,
): Promise<{ venues: Venue[]; nextCursor: string | null }> {
  if (!isProvince(city)) throw new AppError('validation', { message: NO_CITY, fields: { city: NO_CITY } });
  const now = ctx.clock();
  const search = { city, now, name: foldTr(name?.trim() ?? '') };
  const { rows, nextCursor } = await searchPage(ctx.db.q, search, paging);
  return { venues: await publicVenues(ctx.db, rows, now), nextCursor };
}
