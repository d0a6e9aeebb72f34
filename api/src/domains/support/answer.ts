import { SUPPORT_NAMES, type SupportAnswer } from 'mf-shared/contracts/support';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { refundOfRequest } from '../payments/index.ts';
import { lockItem, requireFree } from '../queue/index.ts';
import { keepAnswer } from './keep-answer.ts';
import { supportByIds, withMessages } from './queries.ts';
import { toAdminSupport } from './view.ts';

/**
 * Answers a request for good. An account is notified, and mailed as it chose; a visitor gets a mail, which a job sends.
 * @throws `not_found`
 * @throws `support_answered` for an answered request, which keeps its answer
 * @throws `refund_undecided` for a refund, whose decision is its answer
 * @throws what `holdItem` throws
 */
export async function answerSupport(ctx: Ctx<AdminActor>, id: string, { text, version }: SupportAnswer) {
  return ctx.db.transact(async (tx) => {
    const now = ctx.clock();
    const item = await lockItem(tx, id);
    const [before] = await withMessages(tx.q, await supportByIds(tx.q, [id]));
    if (!before) throw new AppError('not_found');
    if (before.status === 'answered') throw new AppError('support_answered');
    await requireFree(tx, ctx, item, { version });
    if ((await refundOfRequest(tx.q, id))?.state === 'requested') throw new AppError('refund_undecided');
    await keepAnswer(tx, ctx, item, text);
    const row = { ...before, status: 'answered', answer: text, answered_at: now } as const;
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
