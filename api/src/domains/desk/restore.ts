import type { AdminActor } from '../../auth/actor.ts';
import { undoSuspension } from '../../auth/suspension.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { allWeeksChanged } from '../venues/index.ts';
import { holdPlayerAccount, holdVenueAccount } from './hold.ts';
import { tellAccount } from './tell.ts';

const BACK = 'Hesabınız yeniden açıldı; giriş yapabilirsiniz. İptal edilen rezervasyonlar geri gelmez.';

/**
 * Brings a suspended player back. What was cancelled stays cancelled.
 * @throws `not_suspended`, `user_not_found`
 */
export const unsuspendPlayer = (ctx: Ctx<AdminActor>, id: string, reason: string): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const side = { model: 'User', id } as const;
    const account = await holdPlayerAccount(tx, id);
    if (!(await undoSuspension(tx.q, side))) throw new AppError('not_suspended');
    await tellAccount(tx, ctx, { side, account, text: BACK });
    const before = { reason: account.suspend_reason };
    await recordAct(tx, ctx, { act: 'player.restore', subject: { type: 'player', id }, before, reason });
  });

/**
 * Brings a suspended venue back. What was cancelled stays cancelled.
 * @throws `not_suspended`, `business_not_found`
 * @throws `closing_goes_on` until all coming hours have ended
 */
export const unsuspendVenue = (ctx: Ctx<AdminActor>, id: string, reason: string): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const side = { model: 'Business', id } as const;
    const account = await holdVenueAccount(tx, id);
    if (account.suspended_at !== null && account.closing_since !== null)
      throw new AppError('closing_goes_on');
    if (!(await undoSuspension(tx.q, side))) throw new AppError('not_suspended');
    await tellAccount(tx, ctx, { side, account, text: BACK });
    await allWeeksChanged(tx, ctx, id);
    const before = { reason: account.suspend_reason };
    await recordAct(tx, ctx, { act: 'venue.unsuspend', subject: { type: 'venue', id }, before, reason });
  });
