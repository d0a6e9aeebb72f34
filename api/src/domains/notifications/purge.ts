import type { AppContext } from '../../context.ts';

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Deletes notifications that are 90 days old. Answers how many went. */
export async function purgeNotifications({ db, clock }: AppContext): Promise<number> {
  const { numDeletedRows } = await db.q
    .deleteFrom('notifications')
    .where('created_at', '<=', clock() - KEPT_MS)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
