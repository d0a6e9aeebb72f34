import { SUPPORT_NAMES } from 'mf-shared/contracts/support';
import type { AdminActor, BusinessActor, UserActor } from '../../auth/actor.ts';
import { holdMember } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordAct } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { changeItem, holdItem, wakeItem } from '../queue/index.ts';
import { isAboutMoney, supportById } from './queries.ts';

type Question = { text: string; version?: number | undefined };

/**
 * Asks the writer of a request something. The request waits until the reply.
 * @throws `not_found`, what `holdItem` throws
 * @throws `support_visitor` for a visitor, who can only be answered by mail
 */
export async function askWriter(
  ctx: Ctx<AdminActor>,
  id: string,
  { text, version }: Question,
): Promise<void> {
  await ctx.db.transact(async (tx) => {
    const row = await supportById(tx.q, id);
    if (!row) throw new AppError('not_found');
    const item = await holdItem(tx, ctx, id, { version });
    if (!row.owner_model || !row.owner_id) throw new AppError('support_visitor');
    const messageId = await addMessage(tx, ctx, { request_id: id, admin_id: ctx.actor.id, text });
    await changeItem(tx, ctx, item, { state: 'waiting', assignee_id: ctx.actor.id });
    await notify(tx, ctx, {
      to: { model: row.owner_model, id: row.owner_id },
      kind: 'support_question',
      text: `Destek talebinizle ilgili bir sorumuz var: ${SUPPORT_NAMES[row.subject]}.`,
      link: '/support',
      once: `support-question:${messageId}`,
    });
    await recordAct(tx, ctx, { act: 'support.ask', subject: { type: 'support', id } });
  });
}

/**
 * Stores the writer's reply to a question; the request goes back to the admin who asked.
 * @throws `not_found` for another's request, and for one about money when day staff reply
 * @throws `support_not_asked` when no question waits
 */
export async function replySupport(ctx: Ctx<UserActor | BusinessActor>, id: string, text: string) {
  await ctx.db.transact(async (tx) => {
    await holdMember(tx, ctx);
    const row = await supportById(tx.q, id);
    const seesMoney = ctx.actor.role === 'user' || ctx.actor.staff?.role !== 'staff';
    if (row?.owner_id !== ctx.actor.id || (isAboutMoney(row) && !seesMoney)) throw new AppError('not_found');
    await wakeItem(tx, ctx, id);
    await addMessage(tx, ctx, { request_id: id, admin_id: null, text });
  });
}

async function addMessage(
  tx: Tx,
  ctx: Ctx,
  message: { request_id: string; admin_id: string | null; text: string },
) {
  const id = newId();
  await tx.q
    .insertInto('support_messages')
    .values({ id, ...message, created_at: ctx.clock() })
    .execute();
  return id;
}
