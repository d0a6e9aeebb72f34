import type { ListPage } from 'mf-shared/contracts/call';
import type { OwnRank, RankedVenue, RankingQuery } from 'mf-shared/contracts/venues';
import { isProvince } from 'mf-shared/provinces';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/keyset.ts';
import { photosOf, venueById } from './queries.ts';
import { countRated, rankedRows } from './ranking-queries.ts';
import { averageOf } from './score.ts';

const NO_CITY = 'Şehir bulunamadı.';

/**
 * Rated, active venues of a province in the order of their scores, each with its place. The score pulls the mean
 * towards three stars while reviews are few. So one review of five stars does not outrank many of four and a half.
 * @throws `validation` when `city` is none of the 81
 */
export async function rankVenues(
  ctx: Ctx,
  { city, limit, cursor }: z.output<typeof RankingQuery>,
): Promise<ListPage<RankedVenue>> {
  if (!isProvince(city)) throw new AppError('validation', { message: NO_CITY, fields: { city: NO_CITY } });
  // Score, id and place of the last row of the page before.
  const after = decodeCursor(['number', 'text', 'int'], cursor);
  const before = after?.[2] ?? 0;
  const rows = await rankedRows(ctx.db.q, { city, now: ctx.clock(), after, limit: limit + 1 });
  const ranked = rows.map((row, index) => ({ ...row, rank: before + index + 1 }));
  const { rows: page, nextCursor } = cutPage(ranked, limit, (row) => [row.rating_score, row.id, row.rank]);
  const photos =
    page.length > 0
      ? await photosOf(
          ctx.db.q,
          page.map(({ id }) => id),
        )
      : [];
  const venues = page.map((row) => ({
    id: row.id,
    _id: row.id,
    rank: row.rank,
    businessName: row.venue_name,
    address: row.address,
    averageRating: averageOf(row),
    ratingCount: row.rating_count,
    photo: photos.find((photo) => photo.venue_id === row.id)?.path ?? null,
  }));
  return { rows: venues, nextCursor };
}

/** The caller's place among the rated, active venues of its province; `rank` is null until it is rated. */
export async function ownRank(ctx: Ctx<BusinessActor>): Promise<OwnRank> {
  const row = await venueById(ctx.db.q, ctx.actor.id);
  if (!row) throw new AppError('business_not_found');
  const { city, id, rating_score, rating_count } = row;
  const now = ctx.clock();
  const of = await countRated(ctx.db.q, { city, now, before: null });
  if (rating_count === 0) return { city, rank: null, of };
  return { city, rank: (await countRated(ctx.db.q, { city, now, before: [rating_score, id] })) + 1, of };
}
