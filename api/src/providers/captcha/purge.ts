import { purge } from '../../db/purge.ts';

/** Deletes used captchas that have expired: these are refused anyway. */
export const purgeCaptchas = purge('used_captchas', 'expires_at');
