import type { Queries } from '../../db/database.ts';
import type { BusinessRow, RatedBusinessRow } from '../../db/schema.ts';

/** Instant and id of the last application of a page. */
type Position = readonly [number, string];

/** Applications in the order they came; one row more than `limit`, which tells whether another page follows. */
export function pendingRows(q: Queries, after: Position | null, limit: number): Promise<RatedBusinessRow[]> {
  let query = q
    .selectFrom('businesses')
    .selectAll()
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit + 1);
  if (after) {
    const [at, id] = after;
    query = query.where((eb) =>
      eb.or([eb('created_at', '>', at), eb.and([eb('created_at', '=', at), eb('id', '>', id)])]),
    );
  }
  return query.execute();
}

/** Whether a business is there, and decided about. */
export const statusOf = (q: Queries, id: string): Promise<Pick<BusinessRow, 'status'> | undefined> =>
  q.selectFrom('businesses').select('status').where('id', '=', id).executeTakeFirst();

/** Paths of a business's photos. */
export async function photoPathsOf(q: Queries, id: string): Promise<string[]> {
  const rows = await q.selectFrom('business_photos').select('path').where('business_id', '=', id).execute();
  return rows.map((row) => row.path);
}
