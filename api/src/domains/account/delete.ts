import { randomBytes } from 'node:crypto';
import { istanbulDate } from 'mf-shared/schedule';
import type { UserActor } from '../../auth/actor.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { hashPassword, verifyPassword } from '../../auth/password.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { strangers } from '../friends/index.ts';
import { leaveAllMatches } from '../matches/index.ts';
import { forgetNotifications } from '../notifications/index.ts';
import { removePhoto } from '../players/index.ts';
import { endComing } from '../reservations/index.ts';
import { reviewerChanged } from '../reviews/index.ts';
import { endOfPlayer, holdSubscriptionsOf } from '../subscriptions/index.ts';
import { cancelAllTournaments } from '../tournaments/index.ts';
import { leaveAllLines } from '../waiting-list/index.ts';
import {
  anonymise,
  comingReservations,
  livingAccount,
  passwordOf,
  removeFriendships,
  removeOwnRecords,
} from './queries.ts';

const WRONG = 'Şifreniz hatalı.';

/**
 * Deletes the caller's account for good. Gives coming hours and subscriptions back with a message to the venue,
 * whatever the cancellation deadline. Cancels or leaves coming matches, and cancels own tournaments. Deletes
 * friendships, lineups, ads and calendar. Records that others need stay without personal data. Every token ends at
 * once and the e-mail is free again.
 * @throws `bad_credentials` at `password`
 * @throws `changed_meanwhile` when the password changes at the same moment
 */
export async function deleteAccount(ctx: Ctx<UserActor>, password: string): Promise<void> {
  const userId = ctx.actor.id;
  const stored = await passwordOf(ctx.db.q, userId);
  if (!(await verifyPassword(stored, password))) {
    throw new AppError('bad_credentials', { message: WRONG, fields: { password: WRONG } });
  }
  // Nobody knows the password behind this hash.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  await ctx.db.transact(async (tx) => {
    await tx.lock('users', userId);
    const account = await livingAccount(tx.q, userId);
    if (!account) throw new AppError('unauthenticated');
    if (account.password_hash !== stored) throw new AppError('changed_meanwhile');
    const now = ctx.clock();
    await anonymise(tx.q, { userId, passwordHash, tokenVersion: account.token_version, now });
    const regulars = await holdSubscriptionsOf(tx, ctx, userId);
    await leaveAllLines(tx, ctx, userId);
    await endComing(tx, ctx, await comingReservations(tx.q, userId, now));
    await endOfPlayer(tx, ctx, regulars);
    await leaveAllMatches(tx, ctx, userId);
    await cancelAllTournaments(tx, ctx);
    await leaveFriends(tx, ctx);
    await forgetNotifications(tx.q, userId);
    await removeOwnRecords(tx.q, userId, istanbulDate(now));
    await reviewerChanged(tx, userId);
    endSessions(tx, ctx, userId);
    tx.afterCommit(() => removePhoto(ctx, account.photo));
  });
}

async function leaveFriends(tx: Tx, ctx: Ctx<UserActor>): Promise<void> {
  const others = await removeFriendships(tx.q, ctx.actor.id);
  tx.afterCommit(() => {
    const data = strangers(ctx.actor.id);
    for (const other of others) ctx.bus.publish(`actor:${other}`, { event: 'friendshipChanged', data });
  });
}
