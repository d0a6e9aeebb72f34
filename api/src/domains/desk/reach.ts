import type { AdminActor } from '../../auth/actor.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import type { Side } from '../../auth/side.ts';
import type { Ctx } from '../../context.ts';
import { askForMail } from '../account-mail/index.ts';
import { recordAct } from '../audit/index.ts';
import { deleteAllSessions } from '../sessions/index.ts';
import { holdEither } from './hold.ts';
import { subjectOf } from './subject.ts';
import { tellAccount } from './tell.ts';

/**
 * Mails a player, or the owner of a venue, a link that sets another password.
 * @throws what `holdEither` throws
 */
export const mailReset = (ctx: Ctx<AdminActor>, side: Side, reason: string): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const { email } = await holdEither(tx, side);
    const { model, id: accountId } = side;
    await askForMail(tx, ctx, { purpose: 'reset', model, accountId, address: email });
    const subject = subjectOf(side);
    await recordAct(tx, ctx, { act: `${subject.type}.resetLink`, subject, reason });
  });

/**
 * Signs a player, or all people of a venue, out everywhere.
 * @throws what `holdEither` throws
 */
export const endAllSessions = (ctx: Ctx<AdminActor>, side: Side, reason: string): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const account = await holdEither(tx, side);
    await deleteAllSessions(tx.q, side);
    endSessions(tx, ctx, side.id);
    const text = 'Güvenliğiniz için hesabınızın bütün oturumlarını kapattık. Yeniden giriş yapabilirsiniz.';
    await tellAccount(tx, ctx, { side, account, text });
    const subject = subjectOf(side);
    await recordAct(tx, ctx, { act: `${subject.type}.endSessions`, subject, reason });
  });
