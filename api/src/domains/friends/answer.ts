import type { FriendAnswer } from 'mf-shared/contracts/friends';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import type { FriendshipRow } from '../../db/schema/friendships.ts';
import { announce } from './announce.ts';
import { holdLink } from './hold.ts';
import { tellFriend } from './news.ts';
import { acceptRequest, friendshipById, removeLink } from './queries.ts';
import { strangers, toFriendship } from './view.ts';

/**
 * Accepts a request that the caller received.
 * @throws `friend_request_not_found`, `already_friends`
 * @throws `not_yours` for a request between others, or sent by the caller
 * @throws `changed_meanwhile` when the other account is merged at that moment
 */
export async function acceptFriend(ctx: Ctx<UserActor>, id: string): Promise<FriendAnswer> {
  return ctx.db.transact(async (tx) => {
    await holdLink(tx, id);
    const row = await acceptRequest(tx.q, id, ctx.actor.id, ctx.clock());
    if (!row) throw await refusal(tx.q, ctx, id, 'pending');
    announce(ctx, tx, row);
    await tellFriend(ctx, tx, row);
    return { message: 'Artık arkadaşsınız!', friendship: toFriendship(row, ctx.actor.id) };
  });
}

/**
 * Rejects a received request. Both may ask again.
 * @throws the errors of `acceptFriend`
 */
export const rejectFriend = (ctx: Ctx<UserActor>, id: string) =>
  end(ctx, { id, status: 'pending', side: 'receiver' }, 'Arkadaşlık isteği reddedildi.');

/**
 * Withdraws an own request while it waits.
 * @throws the errors of `acceptFriend`, and `not_yours` for a received request
 */
export const withdrawRequest = (ctx: Ctx<UserActor>, id: string) =>
  end(ctx, { id, status: 'pending', side: 'sender' }, 'Arkadaşlık isteği geri çekildi.');

/**
 * Ends a friendship, from either side.
 * @throws `friend_request_not_found`, `not_yours`
 * @throws `changed_meanwhile` when it is only a request, or the other account is merged at that moment
 */
export const unfriend = (ctx: Ctx<UserActor>, id: string) =>
  end(ctx, { id, status: 'accepted' }, 'Arkadaşlıktan çıkarıldı.');

type Ending = Omit<Parameters<typeof removeLink>[1], 'userId'>;

async function end(ctx: Ctx<UserActor>, ending: Ending, message: string): Promise<FriendAnswer> {
  const me = ctx.actor.id;
  return ctx.db.transact(async (tx) => {
    await holdLink(tx, ending.id);
    const row = await removeLink(tx.q, { ...ending, userId: me });
    if (!row) throw await refusal(tx.q, ctx, ending.id, ending.status);
    announce(ctx, tx, row, true);
    return { message, friendship: strangers(toFriendship(row, me).userId) };
  });
}

/**
 * Why a link cannot change: it is deleted (`friend_request_not_found`), it is between others or the other side must
 * answer (`not_yours`), it is a friendship already (`already_friends`), or still a request (`changed_meanwhile`).
 */
async function refusal(
  q: Queries,
  ctx: Ctx<UserActor>,
  id: string,
  wanted: FriendshipRow['status'],
): Promise<AppError> {
  const row = await friendshipById(q, id);
  if (!row) return new AppError('friend_request_not_found');
  if (row.user_a !== ctx.actor.id && row.user_b !== ctx.actor.id) return new AppError('not_yours');
  if (row.status === wanted) return new AppError('not_yours');
  return new AppError(row.status === 'accepted' ? 'already_friends' : 'changed_meanwhile');
}
