import { SUPPORT_KEPT_DAYS } from 'mf-shared/contracts/support';
import { DAY_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';

/** Deletes requests half a year after their answer. Answers how many it deleted. */
export async function purgeSupport({ db, clock }: AppContext): Promise<number> {
  const { numDeletedRows } = await db.q
    .deleteFrom('support_requests')
    .where('status', '=', 'answered')
    .where('answered_at', '<=', clock() - SUPPORT_KEPT_DAYS * DAY_MS)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
