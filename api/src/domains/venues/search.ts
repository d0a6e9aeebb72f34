import type { Business, BusinessSearch } from 'mf-shared/contracts/business';
import { foldTr } from 'mf-shared/format';
import { isProvince } from 'mf-shared/provinces';
import * as z from 'zod/mini';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { searchRows } from './queries.ts';
import { publicBusinesses } from './view.ts';

const NO_CITY = 'Şehir bulunamadı.';
/** Score and id of the last row of a page. */
const Cursor = z.tuple([z.number(), z.string()]);

/**
 * Approved and active businesses of a province, the best rated first; `name` narrows by a part of the name
 * without regard to case and Turkish letters. Throws `validation` when `city` is none of the 81.
 */
export async function searchBusinesses(
  ctx: Ctx,
  { city, name, limit, cursor }: z.output<typeof BusinessSearch>,
): Promise<{ businesses: Business[]; nextCursor: string | null }> {
  if (!isProvince(city)) throw new AppError('validation', { message: NO_CITY, fields: { city: NO_CITY } });
  const now = ctx.clock();
  const after = decodeCursor(Cursor, cursor);
  const rows = await searchRows(ctx.db.q, { city, now, name: foldTr(name?.trim() ?? ''), after, limit });
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.rating_score, row.id]);
  return { businesses: await publicBusinesses(ctx.db, page, now), nextCursor };
}
