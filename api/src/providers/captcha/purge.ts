import { purge } from '../../db/purge.ts';

/** Forgets used captchas that have expired, which are refused without being remembered. */
export const purgeCaptchas = purge('used_captchas', 'expires_at');
