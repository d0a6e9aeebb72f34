import { SUPPORT_NAMES, type SupportAnswer } from 'mf-shared/contracts/support';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { supportById } from './queries.ts';
import { toAdminSupport } from './view.ts';

/**
 * Answers a request for good. An account is notified, and mailed as it chose; a visitor gets a mail, which a job sends.
 * @throws `not_found`
 * @throws `support_answered` for an answered request, which keeps its answer
 */
export async function answerSupport(ctx: Ctx<AdminActor>, id: string, { text }: SupportAnswer) {
  return ctx.db.transact(async (tx) => {
    const now = ctx.clock();
    const { numUpdatedRows } = await tx.q
      .updateTable('support_requests')
      .set((eb) => ({
        status: 'answered',
        answer: text,
        answered_by: ctx.actor.id,
        answered_at: now,
        due_at: eb.case().when('visitor_email', 'is not', null).then(now).else(null).end(),
      }))
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    const row = await supportById(tx.q, id);
    if (!row) throw new AppError('not_found');
    if (numUpdatedRows === 0n) throw new AppError('support_answered');
    if (row.owner_model && row.owner_id)
      await notify(tx, ctx, {
        to: { model: row.owner_model, id: row.owner_id },
        kind: 'support_answered',
        text: `Destek talebiniz yanıtlandı: ${SUPPORT_NAMES[row.subject]}.`,
        link: '/support',
        once: `support:${id}`,
      });
    await recordAct(tx, ctx, { act: 'support.answer', subject: { type: 'support', id } });
    return { message: doneText(ctx, row.visitor_email !== null), request: toAdminSupport(row) };
  });
}

/** Tells the admin when a visitor will get no mail. */
function doneText({ mail }: Ctx, isVisitor: boolean): string {
  if (!isVisitor) return 'Yanıtınız iletildi.';
  return mail?.sendsNews
    ? 'Yanıtınız e-postayla gönderiliyor.'
    : 'Yanıtınız kaydedildi, ancak e-posta sunucusu kurulu olmadığı için gönderilemiyor.';
}
