import { CHALLENGE_DAYS } from 'mf-shared/contracts/challenges';
import { DAY_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';

/** Deletes challenges that are 14 days old. May run on any number of processes. Answers how many went. */
export async function expireChallenges({ db, clock }: AppContext): Promise<number> {
  const { numDeletedRows } = await db.q
    .deleteFrom('challenges')
    .where('created_at', '<=', clock() - CHALLENGE_DAYS * DAY_MS)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
