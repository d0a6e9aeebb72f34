import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';

/**
 * Deletes ads that are seven days old, those that ended before too: by then they no longer count in anybody's
 * week. May run at any time on any number of processes. Answers how many went.
 */
export const expireRequests = ({ db, clock }: AppContext): Promise<number> => deleteExpired(db.q, clock());

/** The same within a transaction and for one player, where `userId` is given. */
export async function deleteExpired(q: Queries, now: number, userId?: string): Promise<number> {
  let query = q.deleteFrom('requests').where('expires_at', '<=', now);
  if (userId) query = query.where('user_id', '=', userId);
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}
