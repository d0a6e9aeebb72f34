import type { ExpressionBuilder } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { BusinessRow, RatedBusinessRow, Schema } from '../../db/schema.ts';

/** Instant and id of the last application of a page. */
type Position = readonly [number, string];

/** Whether nobody has decided about a business yet; one that ended is `pending` too. */
export const isWaiting = (eb: ExpressionBuilder<Schema, 'businesses'>) =>
  eb.and([eb('status', '=', 'pending'), eb('rejected_at', 'is', null), eb('closed_at', 'is', null)]);

/** Applications in the order they came; one row more than `limit`, which tells whether another page follows. */
export function pendingRows(q: Queries, after: Position | null, limit: number): Promise<RatedBusinessRow[]> {
  let query = q
    .selectFrom('businesses')
    .selectAll()
    .where(isWaiting)
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

/** Rejected businesses, the latest first; one row more than `limit`. */
export function rejectedRows(q: Queries, after: Position | null, limit: number) {
  let query = q
    .selectFrom('businesses')
    .selectAll()
    .where('rejected_at', 'is not', null)
    .orderBy('rejected_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after) {
    const [at, id] = after;
    query = query.where((eb) =>
      eb.or([eb('rejected_at', '<', at), eb.and([eb('rejected_at', '=', at), eb('id', '<', id)])]),
    );
  }
  return query.execute();
}

/** Whether a business is there, neither rejected nor closed. */
export const statusOf = (q: Queries, id: string): Promise<Pick<BusinessRow, 'status'> | undefined> =>
  q
    .selectFrom('businesses')
    .select('status')
    .where('id', '=', id)
    .where('rejected_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

/** Paths of a business's photos. */
export async function photoPathsOf(q: Queries, id: string): Promise<string[]> {
  const rows = await q.selectFrom('business_photos').select('path').where('business_id', '=', id).execute();
  return rows.map((row) => row.path);
}
