import type { UserActor } from '../../auth/actor.ts';
import { nameOf } from '../../auth/name.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { FriendshipRow } from '../../db/schema/friendships.ts';
import { notify } from '../notifications/index.ts';

/** Tells the other side, in the same transaction, that the caller asked or accepted. */
export async function tellFriend(ctx: Ctx<UserActor>, tx: Tx, row: FriendshipRow): Promise<void> {
  const me = ctx.actor.id;
  const name = await nameOf(tx.q, me);
  const accepted = row.status === 'accepted';
  await notify(tx, ctx, {
    to: { model: 'User', id: row.user_a === me ? row.user_b : row.user_a },
    kind: accepted ? 'friend_accepted' : 'friend_request',
    text: accepted ? `${name} arkadaşlık isteğinizi kabul etti.` : `${name} sizinle arkadaş olmak istiyor.`,
    about: me,
    asks: accepted ? undefined : row.id,
    fact: { subject: `friend:${me}`, is: row.status },
    link: accepted ? `/user/${me}` : '/friends',
  });
}
