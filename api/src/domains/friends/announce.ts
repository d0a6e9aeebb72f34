import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { FriendshipRow } from '../../db/schema/friendships.ts';
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
