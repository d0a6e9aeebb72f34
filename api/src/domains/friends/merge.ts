import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { FriendshipRow } from '../../db/schema/friendships.ts';
import type { MergeRule, Pair } from '../../http/merge-rule.ts';
import { blockedAmong } from '../blocks/index.ts';
import { announce, tellGone } from './announce.ts';
import { friendshipOf, holdLinksOf, otherOf, pairOf, removeLinksOf } from './queries.ts';

/**
 * Friendships and requests go over. Of two with the same player the accepted one stays, and nobody stays a friend
 * whom one of the accounts blocked. Everybody concerned is told live. Runs after the blocks went over.
 */
export const friendsMerged: MergeRule = {
  part: 'friends',
  columns: { friendships: ['user_a', 'user_b', 'sender_id'] },
  merge: async (tx, ctx, pair) => {
    await holdLinksOf(tx.q, ctx.db.engine, [pair.from, pair.to]);
    const rows = await removeLinksOf(tx.q, pair.from);
    tellGone(tx, ctx, rows, pair.from);
    let moved = 0;
    for (const row of rows) {
      const taken = await takeOver(tx, row, pair);
      if (!taken) continue;
      announce(ctx, tx, taken);
      moved += 1;
    }
    await endBlocked(tx, ctx, pair.to);
    return { moved, dropped: rows.length - moved };
  },
};

/** Gives a link of the account that ended to the one that stays; null when that one has as good a link. */
async function takeOver({ q }: Tx, row: FriendshipRow, { from, to }: Pair): Promise<FriendshipRow | null> {
  const friend = otherOf(row, from);
  if (friend === to) return null;
  const there = await friendshipOf(q, to, friend);
  if (there && !(there.status === 'pending' && row.status === 'accepted')) return null;
  if (there) await q.deleteFrom('friendships').where('id', '=', there.id).execute();
  const sender_id = row.sender_id === from ? to : row.sender_id;
  const taken = { ...row, ...pairOf(to, friend), sender_id };
  await q.insertInto('friendships').values(taken).execute();
  return taken;
}

/** Ends the friendships and requests of an account with players whom it blocked, or who blocked it. */
async function endBlocked(tx: Tx, ctx: AppContext, to: string): Promise<void> {
  const links = await tx.q
    .selectFrom('friendships')
    .selectAll()
    .where((eb) => eb.or([eb('user_a', '=', to), eb('user_b', '=', to)]))
    .execute();
  const others = links.map((row) => otherOf(row, to));
  const blocked = await blockedAmong(tx.q, to, others);
  for (const row of links.filter((one) => blocked.has(otherOf(one, to)))) {
    await tx.q.deleteFrom('friendships').where('id', '=', row.id).execute();
    announce(ctx, tx, row, true);
  }
}
