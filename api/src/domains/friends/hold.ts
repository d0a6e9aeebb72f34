import { lockUsers } from '../../auth/lock-users.ts';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import { friendshipById } from './queries.ts';

/**
 * Locks both accounts of a link, so that neither is deleted or merged while it changes. Does nothing for a link that is
 * gone.
 * @throws `changed_meanwhile` when one of the accounts was merged into another one at that moment
 */
export async function holdLink(tx: Tx, id: string): Promise<void> {
  const seen = await friendshipById(tx.q, id);
  if (!seen) return;
  await lockUsers(tx, [seen.user_a, seen.user_b]);
  const now = await friendshipById(tx.q, id);
  if (now && (now.user_a !== seen.user_a || now.user_b !== seen.user_b))
    throw new AppError('changed_meanwhile');
}
