import { addDays, istanbulDate } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';

const KEPT_MS = 90 * DAY_MS;

/** Deletes notifications that are 90 days old, and what was told on days gone by. Answers how many notifications went. */
export async function purgeNotifications({ db, clock }: AppContext): Promise<number> {
  // Since midnight a fact of yesterday may still wait to be told again.
  await db.q
    .deleteFrom('told')
    .where('day', '<', addDays(istanbulDate(clock()), -1))
    .execute();
  const { numDeletedRows } = await db.q
    .deleteFrom('notifications')
    .where('created_at', '<=', clock() - KEPT_MS)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
