import type { FriendAnswer } from 'mf-shared/contracts/friends';
import type { UserActor } from '../../auth/actor.ts';
import { lockUsers } from '../../auth/lock-users.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { FriendshipRow } from '../../db/schema/friendships.ts';
import { requireReachable } from '../blocks/index.ts';
import { announce } from './announce.ts';
import { tellFriend } from './news.ts';
import { acceptRequest, friendshipOf, insertRequest, pairOf, rolesOf } from './queries.ts';
import { toFriendship } from './view.ts';

/** A request may be answered between two reads. Each further try needs another such moment. */
const LOOKS = 5;

/**
 * Asks a player to be friends. If that player asked already, both become friends at once, so that two crossing
 * requests become one friendship.
 * @throws `friend_self`, `friend_request_pending`, `already_friends`
 * @throws `user_not_found`, also for admins: they have no friends
 * @throws `forbidden` to an admin
 * @throws `not_reachable`, `blocked_by_you` when one blocked the other
 */
export async function addFriend(ctx: Ctx<UserActor>, receiverId: string): Promise<FriendAnswer> {
  const me = ctx.actor.id;
  if (receiverId === me) throw new AppError('friend_self');
  return ctx.db.transact(async (tx) => {
    await requirePlayers(tx, me, receiverId);
    await requireReachable(tx.q, me, receiverId);
    const row = await ask(ctx, tx, receiverId);
    announce(ctx, tx, row);
    await tellFriend(ctx, tx, row);
    const message = row.status === 'accepted' ? 'Artık arkadaşsınız!' : 'Arkadaşlık isteği gönderildi!';
    return { message, friendship: toFriendship(row, me) };
  });
}

/** Locks both accounts, so that neither is deleted before they have something in common. */
async function requirePlayers(tx: Tx, me: string, receiverId: string): Promise<void> {
  await lockUsers(tx, [me, receiverId]);
  const roles = await rolesOf(tx.q, [me, receiverId]);
  if (!roles.has(me)) throw new AppError('unauthenticated');
  if (roles.get(receiverId) !== 'user') throw new AppError('user_not_found');
  if (roles.get(me) !== 'user') throw new AppError('forbidden');
}

async function ask(ctx: Ctx<UserActor>, tx: Tx, receiverId: string): Promise<FriendshipRow> {
  const me = ctx.actor.id;
  const row: FriendshipRow = {
    ...pairOf(me, receiverId),
    id: newId(),
    sender_id: me,
    status: 'pending',
    created_at: ctx.clock(),
    accepted_at: null,
  };
  for (let look = 0; look < LOOKS; look++) {
    if (await insertRequest(tx.q, row)) return row;
    const there = await friendshipOf(tx.q, me, receiverId);
    if (!there) continue;
    if (there.status === 'accepted') throw new AppError('already_friends');
    if (there.sender_id === me) throw new AppError('friend_request_pending');
    const accepted = await acceptRequest(tx.q, there.id, me, ctx.clock());
    if (accepted) return accepted;
  }
  throw new AppError('changed_meanwhile');
}
