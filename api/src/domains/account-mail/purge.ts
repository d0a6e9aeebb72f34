import { WEEK_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';

/** As long as somebody may ask for a new link with the old one. */
const KEPT_MS = WEEK_MS;

/** Deletes what is kept of mails to accounts that are a week old. Answers how many went. */
export async function purgeAccountMails({ db, clock }: AppContext): Promise<number> {
  const { numDeletedRows } = await db.q
    .deleteFrom('account_mails')
    .where('created_at', '<=', clock() - KEPT_MS)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
