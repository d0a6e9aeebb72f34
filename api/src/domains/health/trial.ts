import { formatInstant } from 'mf-shared/format';
import type { AdminActor } from '../../auth/actor.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { tellOwners } from './tell-owners.ts';

/** Sends a trial alert on every way that alerts take: notices, pushes and mails of the owners, and web hooks. */
export async function sendTrialAlert(ctx: Ctx<AdminActor>): Promise<{ message: string }> {
  const id = newId();
  const text = `Deneme uyarısı (${formatInstant(ctx.clock())}). Yapmanız gereken bir şey yok.`;
  const told = await ctx.db.transact(async (tx) => {
    const reached = await tellOwners(tx, ctx, { event: 'alert.trial', key: `alert ${id} trial`, text });
    await recordAct(tx, ctx, {
      act: 'alerts.trial',
      subject: { type: 'alerts', id: 'trial' },
      after: reached,
    });
    return reached;
  });
  const mail = ctx.mail?.sendsNews
    ? 'E-posta bildirimi açık olanlara e-posta da gider.'
    : 'E-posta sunucusu ayarlı olmadığı için e-posta gitmez.';
  const hooks = told.hooks > 0 ? ` ve ${told.hooks} web adresine` : '';
  return { message: `Deneme uyarısı ${told.owners} platform sahibine${hooks} gönderiliyor. ${mail}` };
}
