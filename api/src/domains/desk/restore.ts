import type { AdminActor } from '../../auth/actor.ts';
import type { Side } from '../../auth/side.ts';
import { undoSuspension } from '../../auth/suspension.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordAct } from '../audit/index.ts';
import { unbarWithAccount } from '../bars/index.ts';
import { allWeeksChanged } from '../venues/index.ts';
import { holdEither } from './hold.ts';
import { subjectOf } from './subject.ts';
import { tellAccount } from './tell.ts';

const BACK = 'Hesabınız yeniden açıldı; giriş yapabilirsiniz. İptal edilen rezervasyonlar geri gelmez.';

/**
 * Brings a suspended account back. What was cancelled stays cancelled.
 * @throws what `endSuspension` throws
 */
export const unsuspend = (ctx: Ctx<AdminActor>, side: Side, reason: string): Promise<void> =>
  ctx.db.transact((tx) => endSuspension(tx, ctx, side, { reason }));

/** The reason stands in the audit log; the owner reads `answer`. */
type Why = { reason: string; answer?: string };

/**
 * The same in a running transaction.
 * @throws `not_suspended`, `user_not_found`, `business_not_found`
 * @throws `closing_goes_on` until all coming hours of a venue have ended
 */
export async function endSuspension(
  tx: Tx,
  ctx: Ctx<AdminActor>,
  side: Side,
  { reason, answer }: Why,
): Promise<void> {
  const account = await holdEither(tx, side);
  if (account.suspended_at !== null && 'closing_since' in account && account.closing_since !== null)
    throw new AppError('closing_goes_on');
  if (!(await undoSuspension(tx.q, side))) throw new AppError('not_suspended');
  const text = answer ? `${BACK}\nYanıtımız: “${answer}”` : BACK;
  await tellAccount(tx, ctx, { side, account, text });
  if (side.model === 'Business') await allWeeksChanged(tx, ctx, side.id);
  const unbarred = await unbarWithAccount(tx, side);
  const before = { reason: account.suspend_reason, barred: unbarred.length > 0 ? unbarred : undefined };
  const act = side.model === 'User' ? 'player.restore' : 'venue.unsuspend';
  await recordAct(tx, ctx, { act, subject: subjectOf(side), before, reason });
}
