import type { Side } from '../../auth/side.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { announce, tellGone } from './announce.ts';
import { friendshipOf, holdLinksOf, removeLink, removeLinksOf } from './queries.ts';

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

/**
 * Locks all friendships and requests of a player who leaves. Call it before the account is emptied. A merge that holds
 * one of these rows inserts another one for the same account, and an account whose e-mail changes blocks that insert.
 */
export const holdFriends = (tx: Tx, ctx: AppContext, userId: string): Promise<void> =>
  holdLinksOf(tx.q, ctx.db.engine, [userId]);

/** Deletes all friendships and requests of a leaving player, within a transaction, and tells the others live. */
export async function leaveFriends(tx: Tx, ctx: AppContext, userId: string): Promise<void> {
  const links = await removeLinksOf(tx.q, userId);
  tellGone(tx, ctx, links, userId);
}
