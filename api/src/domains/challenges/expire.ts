import { CHALLENGE_DAYS } from 'mf-shared/contracts/challenges';
import type { AppContext } from '../../context.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Deletes challenges that are 14 days old. May run on any number of processes. Answers how many went. */
export async function expireChallenges({ db, clock }: AppContext): Promise<number> {
  const { numDeletedRows } = await db.q
    .deleteFrom('challenges')
    .where('created_at', '<=', clock() - CHALLENGE_DAYS * DAY)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
