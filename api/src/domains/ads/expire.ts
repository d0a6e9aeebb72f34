import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';

/**
 * Deletes ads that are seven days old, also those that ended earlier: they no longer count for the weekly limit. May
 * run at any time on any number of processes. Returns how many.
 */
export const expireAds = ({ db, clock }: AppContext): Promise<number> => deleteExpired(db.q, clock());

/** The same within a transaction, for one player when `userId` is given. */
export async function deleteExpired(q: Queries, now: number, userId?: string): Promise<number> {
  let query = q.deleteFrom('ads').where('expires_at', '<=', now);
  if (userId) query = query.where('user_id', '=', userId);
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}
