import type { Side } from '../../auth/side.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { announce } from './announce.ts';
import { friendshipOf, removeLink } from './queries.ts';

/**
 * Ends a friendship or a request between two players, if there is one, whoever asked. Both are told live. Venues have
 * no friends.
 */
export async function endFriendship(tx: Tx, ctx: AppContext, one: Side, other: Side): Promise<void> {
  if (one.model !== 'User' || other.model !== 'User') return;
  const link = await friendshipOf(tx.q, one.id, other.id);
  if (!link) return;
  // Somebody may accept it at this moment.
  for (const status of ['pending', 'accepted'] as const) {
    const row = await removeLink(tx.q, { id: link.id, userId: one.id, status });
    if (row) return announce(ctx, tx, row, true);
  }
}
