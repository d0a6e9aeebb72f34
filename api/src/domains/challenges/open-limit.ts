import { MAX_OPEN_CHALLENGES } from 'mf-shared/contracts/challenges';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import { countChallengesOf } from './queries.ts';

/**
 * Refuses with `challenge_limit` whoever has three challenges up, so that nobody fills the list. The player's row
 * must be held.
 */
export async function requireOpenRoom(tx: Tx, userId: string): Promise<void> {
  if ((await countChallengesOf(tx.q, userId)) >= MAX_OPEN_CHALLENGES) throw new AppError('challenge_limit');
}
