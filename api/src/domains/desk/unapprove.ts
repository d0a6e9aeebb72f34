import { UNDO_MINUTES } from 'mf-shared/contracts/review';
import type { AdminActor } from '../../auth/actor.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { lockAllPitches } from '../account/index.ts';
import { decisionsAbout, recordAct } from '../audit/index.ts';
import { forgetNotices } from '../notifications/index.ts';
import { hasPayments } from '../payments/index.ts';
import { hasReservations } from '../reservations/index.ts';
import { deleteAllSessions } from '../sessions/index.ts';
import { hasSubscriptions } from '../subscriptions/index.ts';
import { allWeeksChanged, pendingChanged, undoApproval } from '../venues/index.ts';
import { holdVenueAccount } from './hold.ts';
import { UNDO_MS } from './review.ts';
import { tellAccount } from './tell.ts';

const TOO_LATE = `Onay yalnızca ilk ${UNDO_MINUTES} dakika içinde geri alınabilir. Bu işletmeyi askıya alabilirsiniz.`;
const IN_USE =
  'Bu işletmede rezervasyon, abonelik ya da ödeme var; onayı geri alınamaz. Askıya alabilirsiniz.';
const TOLD =
  'İşletmenizin onayı geri alındı; başvurunuz yeniden inceleniyor. Sonucu e-postayla bildireceğiz.';

/**
 * Undoes an approval: the venue waits again, nobody finds it, and its people are signed out. It locks all pitches, so
 * that a request either comes before it and stops it, or is refused.
 * @throws `already_decided` when the approval is no longer the last decision, ten minutes old, or in use
 * @throws `business_not_found`
 */
export async function unapproveVenue(ctx: Ctx<AdminActor>, id: string): Promise<void> {
  const side = { model: 'Business', id } as const;
  await ctx.db.transact(async (tx) => {
    await lockAllPitches(tx, id);
    const account = await holdVenueAccount(tx, id);
    const [last] = await decisionsAbout(tx.q, id, 1);
    if (last?.act !== 'venue.approve' || last.created_at + UNDO_MS <= ctx.clock())
      throw new AppError('already_decided', { message: TOO_LATE });
    for (const isUsed of [hasReservations, hasSubscriptions, hasPayments])
      if (await isUsed(tx.q, id)) throw new AppError('already_decided', { message: IN_USE });
    if (!(await undoApproval(tx.q, id))) throw new AppError('already_decided', { message: TOO_LATE });
    await deleteAllSessions(tx.q, side);
    endSessions(tx, ctx, id);
    // The news of the approval is no longer true, and another approval is told anew.
    await forgetNotices(tx.q, id);
    await tellAccount(tx, ctx, { side, account, text: TOLD });
    pendingChanged(tx, ctx);
    await allWeeksChanged(tx, ctx, id);
    await recordAct(tx, ctx, {
      act: 'venue.unapprove',
      subject: { type: 'venue', id },
      before: { status: 'approved' },
      after: { status: 'pending' },
    });
  });
}
