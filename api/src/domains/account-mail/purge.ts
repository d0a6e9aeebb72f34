import { WEEK_MS } from 'mf-shared/time';
import { purge } from '../../db/purge.ts';

/** Deletes what is kept of mails to accounts: a week is as long as somebody may ask for a new link with the old one. */
export const purgeAccountMails = purge('account_mails', 'created_at', WEEK_MS);
