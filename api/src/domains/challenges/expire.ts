import { CHALLENGE_DAYS } from 'mf-shared/contracts/challenges';
import { DAY_MS } from 'mf-shared/time';
import { purge } from '../../db/purge.ts';

/** Deletes challenges that are 14 days old. */
export const expireChallenges = purge('challenges', 'created_at', CHALLENGE_DAYS * DAY_MS);
