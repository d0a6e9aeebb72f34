import { MAX_COMING_TOURNAMENTS } from 'mf-shared/contracts/tournaments';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import { countComingOf } from './queries.ts';

/**
 * Refuses with `tournament_limit` whoever organizes three tournaments from `today` (`YYYY-MM-DD`) on, so that nobody
 * fills the list. The player's row must be held.
 */
export async function requireComingRoom(tx: Tx, userId: string, today: string): Promise<void> {
  if ((await countComingOf(tx.q, userId, today)) >= MAX_COMING_TOURNAMENTS)
    throw new AppError('tournament_limit');
}
