import type { UserActor } from '../../auth/actor.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { goneHash } from '../../auth/gone-account.ts';
import { verifyPassword } from '../../auth/password.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { holdFriends, leaveFriends } from '../friends/index.ts';
import { leaveAllMatches } from '../matches/index.ts';
import { anonymisePlayer, livingPlayer, removePhoto } from '../players/index.ts';
import { endComingOf } from '../reservations/index.ts';
import { reviewerChanged } from '../reviews/index.ts';
import { endOfPlayer, holdSubscriptionsOf } from '../subscriptions/index.ts';
import { cancelAllTournaments } from '../tournaments/index.ts';
import { leaveAllLines } from '../waiting-list/index.ts';
import { forgetPlayer } from './kept.ts';

const WRONG = 'Şifreniz hatalı.';
const OF_ADMIN =
  'Yönetici yetkiniz varken hesabınız silinemez. Önce bir platform sahibi yetkinizi kaldırmalı.';

/**
 * Deletes the caller's account for good. Gives coming hours and subscriptions back with a message to the venue,
 * whatever the cancellation deadline. Cancels or leaves coming matches, and cancels own tournaments. Deletes
 * friendships, lineups, ads and calendar. Records that others need stay without personal data. Every token ends at
 * once and the e-mail is free again.
 * @throws `bad_credentials` at `password`
 * @throws `account_of_admin`: the last owner of the platform must not leave, and an admin's rights end first
 * @throws `unauthenticated` when the account was deleted since the token was checked
 * @throws `changed_meanwhile` when the password changes at the same moment
 */
export async function deleteAccount(ctx: Ctx<UserActor>, password: string): Promise<void> {
  const userId = ctx.actor.id;
  const seen = await livingPlayer(ctx.db.q, userId);
  if (!seen) throw new AppError('unauthenticated');
  if (!(await verifyPassword(seen.password_hash, password))) {
    throw new AppError('bad_credentials', { message: WRONG, fields: { password: WRONG } });
  }
  const passwordHash = await goneHash();
  await ctx.db.transact(async (tx) => {
    await tx.lock('users', userId);
    const account = await livingPlayer(tx.q, userId);
    if (!account) throw new AppError('unauthenticated');
    if (account.role === 'admin') throw new AppError('account_of_admin', { message: OF_ADMIN });
    if (account.password_hash !== seen.password_hash) throw new AppError('changed_meanwhile');
    const now = ctx.clock();
    await holdFriends(tx, ctx, userId);
    await anonymisePlayer(tx.q, { userId, passwordHash, tokenVersion: account.token_version, now });
    const regulars = await holdSubscriptionsOf(tx, ctx, userId);
    await leaveAllLines(tx, ctx, userId);
    await endComingOf(tx, ctx, userId);
    await endOfPlayer(tx, ctx, regulars);
    await leaveAllMatches(tx, ctx, userId);
    await cancelAllTournaments(tx, ctx);
    await leaveFriends(tx, ctx, userId);
    await forgetPlayer(tx.q, userId, now);
    await reviewerChanged(tx, userId);
    endSessions(tx, ctx, userId);
    tx.afterCommit(() => removePhoto(ctx, account.photo));
  });
}
