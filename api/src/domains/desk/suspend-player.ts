import type { SuspensionOrder } from 'mf-shared/contracts/desk';
import type { AdminActor, UserActor } from '../../auth/actor.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { markSuspended } from '../../auth/suspension.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { activeOf, endAdIn } from '../ads/index.ts';
import { recordAct } from '../audit/index.ts';
import { barWithAccount } from '../bars/index.ts';
import { leaveAllMatches } from '../matches/index.ts';
import { endComingOf } from '../reservations/index.ts';
import { deleteAllSessions } from '../sessions/index.ts';
import { endOfPlayer, holdSubscriptionsOf } from '../subscriptions/index.ts';
import { cancelAllTournaments } from '../tournaments/index.ts';
import { leaveAllLines } from '../waiting-list/index.ts';
import { holdPlayerAccount } from './hold.ts';
import { tellAccount } from './tell.ts';

/**
 * Suspends a player. Coming reservations, subscriptions and places in line are given back with a message to each venue,
 * coming matches and tournaments end like those of somebody who leaves, and the player is signed out everywhere.
 * @throws `suspended_already`, `user_not_found`, `account_of_admin`
 */
export const suspendPlayer = (ctx: Ctx<AdminActor>, id: string, order: SuspensionOrder): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const { reason } = order;
    const side = { model: 'User', id } as const;
    const account = await holdPlayerAccount(tx, id);
    if (!(await markSuspended(tx.q, side, { reason, now: ctx.clock() })))
      throw new AppError('suspended_already');
    await endEverything(tx, { ...ctx, actor: { role: 'user', id, email: account.email } });
    await deleteAllSessions(tx.q, side);
    endSessions(tx, ctx, id);
    await tellAccount(tx, ctx, { side, account, text: suspendedText(reason), purpose: 'suspended' });
    const barred = order.bar ? await barWithAccount(tx, ctx, side, { ...account, reason }) : [];
    await recordAct(tx, ctx, {
      act: 'player.suspend',
      subject: { type: 'player', id },
      after: order.bar ? { barred } : undefined,
      reason,
    });
  });

/** Ends what is coming for a locked player. */
async function endEverything(tx: Tx, ctx: Ctx<UserActor>): Promise<void> {
  const { id } = ctx.actor;
  const regulars = await holdSubscriptionsOf(tx, ctx, id);
  await leaveAllLines(tx, ctx, id);
  await endComingOf(tx, ctx, id, 'suspended');
  await endOfPlayer(tx, ctx, regulars, 'suspended');
  await leaveAllMatches(tx, ctx, id, 'suspended');
  await cancelAllTournaments(tx, ctx);
  const ad = await activeOf(tx.q, id, ctx.clock());
  if (ad) await endAdIn(tx, ctx, ad.id, 'withdrawn');
}

const suspendedText = (reason: string) =>
  `Hesabınız askıya alındı; gelecek rezervasyonlarınız ve abonelikleriniz iptal edildi.\nGerekçe: “${reason}”`;
