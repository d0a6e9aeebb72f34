import { purge } from '../../db/purge.ts';

/** Deletes sessions whose tokens have all expired. */
export const purgeSessions = purge('sessions', 'expires_at');
