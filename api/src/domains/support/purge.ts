import { SUPPORT_KEPT_DAYS } from 'mf-shared/contracts/support';
import type { AppContext } from '../../context.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Deletes requests half a year after their answer. Answers how many went. */
export async function purgeSupport({ db, clock }: AppContext): Promise<number> {
  const { numDeletedRows } = await db.q
    .deleteFrom('support_requests')
    .where('status', '=', 'answered')
    .where('answered_at', '<=', clock() - SUPPORT_KEPT_DAYS * DAY)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
