import { FAILURE_DAYS, MOST_FAILURES, type SendFailure } from 'mf-shared/contracts/health';
import { DAY_MS } from 'mf-shared/time';
import type { Queries } from '../../db/database.ts';
import { purge } from '../../db/purge.ts';

/** Why mails and pushes were not sent of late, the last reasons first. */
export async function sendFailures(q: Queries): Promise<SendFailure[]> {
  const rows = await q
    .selectFrom('send_failures')
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('error')
    .limit(MOST_FAILURES)
    .execute();
  return rows.map(({ channel, error, seen, last_at }) => ({ channel, error, seen, lastAt: Number(last_at) }));
}

/** Deletes reasons that did not come again. */
export const purgeSendFailures = purge('send_failures', 'last_at', FAILURE_DAYS * DAY_MS);
