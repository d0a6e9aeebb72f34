import type { DueExtension } from 'mf-shared/contracts/desk';
import { formatDate } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { setPaidUntil } from '../venues/index.ts';
import { holdVenueAccount } from './hold.ts';
import { subjectOf } from './subject.ts';
import { tellAccount } from './tell.ts';

const NEVER_OPEN = 'Bu işletme henüz onaylanmadı; ücretsiz ayı onayla başlar.';

/**
 * Gives a venue more days without payment: after its due date, or from now on when that is past. Answers the new due
 * date (`YYYY-MM-DD`).
 * @throws `business_not_found`, also for one that was never approved
 */
export const extendDue = (
  ctx: Ctx<AdminActor>,
  id: string,
  { days, reason }: DueExtension,
): Promise<string> =>
  ctx.db.transact(async (tx) => {
    const side = { model: 'Business', id } as const;
    const account = await holdVenueAccount(tx, id);
    const due = account.next_payment_at;
    if (due === null) throw new AppError('business_not_found', { message: NEVER_OPEN });
    const until = Math.max(due, ctx.clock()) + days * DAY_MS;
    await setPaidUntil(tx.q, id, until);
    const date = istanbulDate(until);
    const text = `İşletmenizin hizmet süresini ${days} gün uzattık: ödeme yapmadan ${formatDate(date)} gününe kadar açık.`;
    await tellAccount(tx, ctx, { side, account, text });
    const [before, after] = [due, until].map((at) => ({ nextPaymentDate: new Date(at).toISOString() }));
    await recordAct(tx, ctx, { act: 'venue.extend', subject: subjectOf(side), before, after, reason });
    return date;
  });
