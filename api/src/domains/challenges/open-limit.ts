import { MAX_OPEN_CHALLENGES } from 'mf-shared/contracts/challenges';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { countChallengesOf } from './queries.ts';

/**
 * Refuses with `challenge_limit` whoever has three challenges up, so that nobody fills the list. The player's row
 * must be held.
 */
export async function requireOpenRoom(tx: Tx, userId: string): Promise<void> {
  if ((await countChallengesOf(tx.q, userId)) >= MAX_OPEN_CHALLENGES) throw new AppError('challenge_limit');
}
