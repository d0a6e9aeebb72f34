import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../base/id.ts';
import type { Queries } from '../../db/database.ts';

/** Paths of a venue's photos in its order. */
export async function photoPaths(q: Queries, businessId: string): Promise<string[]> {
  const rows = await q
    .selectFrom('venue_photos')
    .select('path')
    .where('venue_id', '=', businessId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.path);
}

/**
 * A subquery for the path of a business's first photo; null without photos. The column `ref` has the id of the
 * business.
 */
export const firstPhoto = (ref: string): RawBuilder<string | null> =>
  sql`(select path from venue_photos where venue_id = ${sql.ref(ref)} order by sort, id limit 1)`;

/** First photos of the venues, by venue. */
export async function firstPhotos(q: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await q
    .selectFrom('venue_photos')
    .select(['venue_id', 'path'])
    .where('venue_id', 'in', ids)
    .orderBy('sort', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.venue_id, row.path]));
}

/** Those of the paths that a venue shows. */
export async function shownPhotos(q: Queries, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const rows = await q.selectFrom('venue_photos').select('path').where('path', 'in', paths).execute();
  return new Set(rows.map((row) => row.path));
}

/** The approved venue that shows the photo. */
export const approvedWithPhoto = (q: Queries, path: string): Promise<{ id: string } | undefined> =>
  q
    .selectFrom('venue_photos as p')
    .innerJoin('venues as b', 'b.id', 'p.venue_id')
    .select('b.id')
    .where('p.path', '=', path)
    .where('b.status', '=', 'approved')
    .executeTakeFirst();

/** Adds photos behind the existing ones. */
export async function appendPhotos(
  q: Queries,
  businessId: string,
  paths: readonly string[],
  from: number,
): Promise<void> {
  const rows = paths.map((path, index) => ({
    id: newId(),
    venue_id: businessId,
    path,
    sort: from + index,
  }));
  await q.insertInto('venue_photos').values(rows).execute();
}

/** Gives each photo its place in the list. */
export async function sortPhotos(q: Queries, businessId: string, paths: readonly string[]): Promise<void> {
  for (const [sort, path] of paths.entries()) {
    await q
      .updateTable('venue_photos')
      .set({ sort })
      .where('venue_id', '=', businessId)
      .where('path', '=', path)
      .execute();
  }
}

/** Removes a photo from a venue. */
export async function deletePhoto(q: Queries, businessId: string, path: string): Promise<void> {
  await q.deleteFrom('venue_photos').where('venue_id', '=', businessId).where('path', '=', path).execute();
}
