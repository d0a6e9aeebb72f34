import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { askForMail, voidLinks } from '../account-mail/index.ts';
import { recordAct } from '../audit/index.ts';
import { correctionById, endCorrecting, endCorrection, pendingChanged, venueById } from '../venues/index.ts';
import { MAIL_DELAY_MS } from './mail-delay.ts';

const SENT = 'Başvuran düzeltmesini gönderdi; başvuru yeniden karar bekliyor.';
const WITHDRAWN = 'Bu düzeltme isteği zaten geri alınmış.';
const EXPIRED = 'Düzeltme süresinde gelmediği için başvuru kapandı. Reddedilenlerden geri alabilirsiniz.';
const TOLD =
  'Sizden istediğimiz düzeltmeye gerek kalmadı; başvurunuz bu hâliyle inceleniyor. Sonucu e-postayla bildireceğiz.';

/**
 * Takes a request for corrections back. The business waits for a decision again. A mail that is still unsent is
 * dropped; otherwise the applicant is told.
 * @throws `already_decided` when the correction was sent, or the request taken back
 * @throws `not_found` for an unknown one
 */
export async function withdrawCorrection(ctx: Ctx<AdminActor>, correctionId: string): Promise<void> {
  await ctx.db.transact(async (tx) => {
    const found = await correctionById(tx.q, correctionId);
    if (!found) throw new AppError('not_found');
    const id = found.venue_id;
    await tx.lock('venues', id);
    const held = await correctionById(tx.q, correctionId);
    const venue = await venueById(tx.q, id);
    if (!held || !venue) throw new AppError('not_found');
    if (held.sent_at !== null) throw new AppError('already_decided', { message: SENT });
    if (held.withdrawn_at !== null) throw new AppError('already_decided', { message: WITHDRAWN });
    if (held.expired_at !== null) throw new AppError('already_decided', { message: EXPIRED });
    const now = ctx.clock();
    await endCorrection(tx.q, correctionId, { withdrawn_at: now });
    await endCorrecting(tx.q, id, false);
    const account = { model: 'Business', id } as const;
    await voidLinks(tx.q, account, { purposes: ['correction', 'correctionReminder'] });
    if (held.asked_at + MAIL_DELAY_MS <= now) {
      const mail = { purpose: 'desk', model: 'Business', accountId: id, address: venue.email } as const;
      await askForMail(tx, ctx, { ...mail, detail: TOLD });
    }
    pendingChanged(tx, ctx);
    await recordAct(tx, ctx, { act: 'venue.withdrawCorrection', subject: { type: 'venue', id } });
  });
}
