import type { FriendshipRow } from '../../db/schema/friendships.ts';
import type { MergeRule } from '../../http/merge-rule.ts';
import { blockedAmong } from '../blocks/index.ts';
import { friendshipOf, pairOf } from './queries.ts';

const other = (row: FriendshipRow, id: string) => (row.user_a === id ? row.user_b : row.user_a);

/**
 * Friendships and requests go over. Of two with the same player the accepted one stays, and nobody stays a friend
 * whom one of the accounts blocked. Runs after the blocks went over.
 */
export const friendsMerged: MergeRule = {
  part: 'friends',
  columns: { friendships: ['user_a', 'user_b', 'sender_id'] },
  merge: async ({ q }, _, { from, to }) => {
    const rows = await q
      .deleteFrom('friendships')
      .where((eb) => eb.or([eb('user_a', '=', from), eb('user_b', '=', from)]))
      .returningAll()
      .execute();
    let moved = 0;
    for (const row of rows) {
      const friend = other(row, from);
      if (friend === to) continue;
      const there = await friendshipOf(q, to, friend);
      if (there && !(there.status === 'pending' && row.status === 'accepted')) continue;
      if (there) await q.deleteFrom('friendships').where('id', '=', there.id).execute();
      const sender_id = row.sender_id === from ? to : row.sender_id;
      await q
        .insertInto('friendships')
        .values({ ...row, ...pairOf(to, friend), sender_id })
        .execute();
      moved += 1;
    }
    const links = await q
      .selectFrom('friendships')
      .selectAll()
      .where((eb) => eb.or([eb('user_a', '=', to), eb('user_b', '=', to)]))
      .execute();
    const blocked = await blockedAmong(
      q,
      to,
      links.map((row) => other(row, to)),
    );
    const ends = links.filter((row) => blocked.has(other(row, to))).map(({ id }) => id);
    if (ends.length > 0) await q.deleteFrom('friendships').where('id', 'in', ends).execute();
    return { moved, dropped: rows.length - moved };
  },
};
