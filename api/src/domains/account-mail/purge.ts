import { WEEK_MS } from 'mf-shared/time';
import { purge } from '../../db/purge.ts';

/** Deletes mails to accounts after a week. Until then somebody may ask for a new link with the old one. */
export const purgeAccountMails = purge('account_mails', 'created_at', WEEK_MS);
