import { MAX_OPEN_CHALLENGES } from 'mf-shared/contracts/challenges';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import { countChallengesOf } from './queries.ts';

/**
 * Limits a player to three open challenges, so that nobody fills the list. The player's row must be locked.
 * @throws `challenge_limit`
 */
export async function requireOpenRoom(tx: Tx, userId: string): Promise<void> {
  if ((await countChallengesOf(tx.q, userId)) >= MAX_OPEN_CHALLENGES) throw new AppError('challenge_limit');
}
