import type { FriendAnswer } from 'mf-shared/contracts/friends';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import type { FriendshipRow } from '../../db/schema/friends.ts';
import { announce } from './announce.ts';
import { tellFriend } from './news.ts';
import { acceptRequest, friendshipById, removeLink } from './queries.ts';
import { strangers, toFriendship } from './view.ts';

/**
 * Accepts a request that the caller received. Throws `friend_request_not_found`, `not_yours` for one between others
 * or sent by the caller, and `already_friends`.
 */
export async function acceptFriend(ctx: Ctx<UserActor>, id: string): Promise<FriendAnswer> {
  return ctx.db.transact(async (tx) => {
    const row = await acceptRequest(tx.q, id, ctx.actor.id, ctx.clock());
    if (!row) throw await refusal(tx.q, ctx, id, 'pending');
    announce(ctx, tx, row);
    await tellFriend(ctx, tx, row);
    return { message: 'Artık arkadaşsınız!', friendship: toFriendship(row, ctx.actor.id) };
  });
}

/** Turns a received request down; both are free to ask again. Throws as accepting does. */
export const rejectFriend = (ctx: Ctx<UserActor>, id: string) =>
  end(ctx, { id, status: 'pending', side: 'receiver' }, 'Arkadaşlık isteği reddedildi.');

/** Takes an own request back while it waits. Throws as accepting does, `not_yours` for a received one. */
export const withdrawRequest = (ctx: Ctx<UserActor>, id: string) =>
  end(ctx, { id, status: 'pending', side: 'sender' }, 'Arkadaşlık isteği geri çekildi.');

/**
 * Ends a friendship, from either side. Throws `friend_request_not_found`, `not_yours`, and `changed_meanwhile` for
 * what is only a request.
 */
export const unfriend = (ctx: Ctx<UserActor>, id: string) =>
  end(ctx, { id, status: 'accepted' }, 'Arkadaşlıktan çıkarıldı.');

type Ending = Omit<Parameters<typeof removeLink>[1], 'userId'>;

async function end(ctx: Ctx<UserActor>, ending: Ending, message: string): Promise<FriendAnswer> {
  const me = ctx.actor.id;
  return ctx.db.transact(async (tx) => {
    const row = await removeLink(tx.q, { ...ending, userId: me });
    if (!row) throw await refusal(tx.q, ctx, ending.id, ending.status);
    announce(ctx, tx, row, true);
    return { message, friendship: strangers(toFriendship(row, me).userId) };
  });
}

/**
 * Why a link could not be changed: it is gone (`friend_request_not_found`), between others or for the other
 * side to answer (`not_yours`), already a friendship (`already_friends`), or only a request so far
 * (`changed_meanwhile`).
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
