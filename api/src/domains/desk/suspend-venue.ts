import type { SuspensionOrder } from 'mf-shared/contracts/desk';
import type { AdminActor } from '../../auth/actor.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { markSuspended } from '../../auth/suspension.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { lockAllPitches, tryFinishing } from '../account/index.ts';
import { recordAct } from '../audit/index.ts';
import { barWithAccount } from '../bars/index.ts';
import { deleteAllSessions } from '../sessions/index.ts';
import { allWeeksChanged } from '../venues/index.ts';
import { endLines, holdLinesOf } from '../waiting-list/index.ts';
import { holdVenueAccount } from './hold.ts';
import { tellAccount } from './tell.ts';

const NOT_APPROVED = 'Yalnızca onaylı bir işletme askıya alınabilir.';

/**
 * Suspends a venue. Nobody finds or books it, and its people are signed out. Coming reservations, subscriptions and
 * places in line end with a message to each player. Phone bookings and closures stay, since they are the venue's own.
 * @throws `suspended_already`, `business_not_found`
 */
export async function suspendVenue(ctx: Ctx<AdminActor>, id: string, order: SuspensionOrder): Promise<void> {
  const { reason } = order;
  const side = { model: 'Business', id } as const;
  await ctx.db.transact(async (tx) => {
    const lines = await holdLinesOf(tx, await lockAllPitches(tx, id));
    const account = await holdVenueAccount(tx, id);
    if (account.suspended_at !== null) throw new AppError('suspended_already');
    if (!(await markSuspended(tx.q, side, { reason, now: ctx.clock() })))
      throw new AppError('business_not_found', { message: NOT_APPROVED });
    await deleteAllSessions(tx.q, side);
    // Comes before the news of each hour: the venue's people no longer need them.
    endSessions(tx, ctx, id);
    await endLines(tx, ctx, lines);
    await tellAccount(tx, ctx, { side, account, text: suspendedText(reason), purpose: 'suspended' });
    await allWeeksChanged(tx, ctx, id);
    const barred = order.bar ? await barWithAccount(tx, ctx, side, { ...account, reason }) : [];
    await recordAct(tx, ctx, {
      act: 'venue.suspend',
      subject: { type: 'venue', id },
      after: order.bar ? { barred } : undefined,
      reason,
    });
  });
  // From here on the venue is suspended. A job finishes what fails now.
  await tryFinishing(ctx, id);
}

const suspendedText = (reason: string) =>
  [
    'İşletme hesabınız askıya alındı. Gelecek rezervasyonlar ve abonelikler iptal edildi, oyunculara haber verildi.',
    `Gerekçe: “${reason}”`,
  ].join('\n');
