import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { FriendshipRow } from '../../db/schema/friendships.ts';
import { otherOf } from './queries.ts';
import { strangers, toFriendship } from './view.ts';

/** After commit, tells both players their status: by the link, or as strangers when it is deleted. */
export function announce(ctx: AppContext, tx: Tx, row: FriendshipRow, gone = false): void {
  const { user_a, user_b } = row;
  tx.afterCommit(() => {
    for (const [me, other] of [
      [user_a, user_b],
      [user_b, user_a],
    ] as const) {
      const data = gone ? strangers(other) : toFriendship(row, me);
      ctx.bus.publish(`actor:${me}`, { event: 'friendshipChanged', data });
    }
  });
}

/** After commit, tells the other players of deleted links that a player whose account ends is a stranger now. */
export function tellGone(tx: Tx, ctx: AppContext, links: readonly FriendshipRow[], userId: string): void {
  tx.afterCommit(() => {
    const data = strangers(userId);
    for (const row of links)
      ctx.bus.publish(`actor:${otherOf(row, userId)}`, { event: 'friendshipChanged', data });
  });
}
