import { purge } from '../../db/purge.ts';

/** Forgets sessions whose tokens have all expired. */
export const purgeSessions = purge('sessions', 'expires_at');
