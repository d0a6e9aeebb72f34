import { MAX_COMING_TOURNAMENTS } from 'mf-shared/contracts/tournaments';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import { countComingOf } from './queries.ts';

/**
 * Limits the tournaments of an organizer from `today` (`YYYY-MM-DD`) on to three, so that nobody fills the list. Lock
 * the player's row first.
 * @throws `tournament_limit`
 */
export async function requireComingRoom(tx: Tx, userId: string, today: string): Promise<void> {
  if ((await countComingOf(tx.q, userId, today)) >= MAX_COMING_TOURNAMENTS)
    throw new AppError('tournament_limit');
}
