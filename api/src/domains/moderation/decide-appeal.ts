import { type AppealDecision, REMOVABLE_NAMES } from 'mf-shared/contracts/removals';
import type { AdminActor } from '../../auth/actor.ts';
import { isOnlyDeskAdmin } from '../../auth/desk-admins.ts';
import { suspensionOf } from '../../auth/suspension.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { AppealRow } from '../../db/schema/appeals.ts';
import { appealById, closeAppeal } from '../appeals/index.ts';
import { recordAct } from '../audit/index.ts';
import { endSuspension, holdEither, tellAccount } from '../desk/index.ts';
import { notify } from '../notifications/index.ts';
import { changeItem, lockItem, requireFree } from '../queue/index.ts';
import { lockRemoval, NOT_BACK, putBack, removalById } from '../removals/index.ts';

/**
 * Decides an appeal. Granting takes the removal or suspension back. The author is told, and the reporter when removed
 * content returns.
 * @throws `not_found`, `appeal_decided`, and what `requireFree` throws
 * @throws `appeal_own_decision` for the admin whose decision it is against, unless there is no other
 * @throws `closing_goes_on` while the coming hours of a suspended venue still end
 */
export const decideAppeal = (ctx: Ctx<AdminActor>, id: string, input: AppealDecision) =>
  ctx.db.transact(async (tx) => {
    const item = await lockItem(tx, id);
    const appeal = await appealById(tx.q, id);
    if (!appeal) throw new AppError('not_found');
    if (appeal.state !== 'open') throw new AppError('appeal_decided');
    await requireFree(tx, ctx, item, input);
    await requireOther(tx.q, ctx.actor, appeal);
    const note = await (appeal.removal_id === null
      ? decideSuspension(tx, ctx, appeal, input)
      : decideRemoval(tx, ctx, appeal, { ...input, removalId: appeal.removal_id }));
    await closeAppeal(tx, ctx, id, input);
    await changeItem(tx, ctx, item, { state: 'done', assignee_id: ctx.actor.id });
    const act = input.decision === 'granted' ? 'appeal.grant' : 'appeal.uphold';
    await recordAct(tx, ctx, { act, subject: { type: 'appeal', id }, reason: input.answer });
    return {
      message: `${input.decision === 'granted' ? 'İtiraz kabul edildi.' : 'İtiraz reddedildi.'}${note}`,
    };
  });

async function requireOther(q: Queries, { id }: AdminActor, { against }: AppealRow): Promise<void> {
  if (against === id && !(await isOnlyDeskAdmin(q, id))) throw new AppError('appeal_own_decision');
}

/** Answers what the admin must know beside the decision. */
async function decideRemoval(
  tx: Tx,
  ctx: Ctx<AdminActor>,
  { id, owner_model: model, owner_id }: AppealRow,
  { removalId, decision, answer }: AppealDecision & { removalId: string },
): Promise<string> {
  const removal = await removalById(tx.q, removalId);
  if (!removal) throw new AppError('not_found');
  const isGranted = decision === 'granted';
  let isBack = removal.restored_at !== null;
  if (isGranted && !isBack) {
    isBack = await putBack(tx, ctx, await lockRemoval(tx, removalId));
    if (removal.reporter_model && removal.reporter_id)
      await notify(tx, ctx, {
        to: { model: removal.reporter_model, id: removal.reporter_id },
        kind: 'report_acted',
        text: 'Bildiriminiz üzerine kaldırdığımız içerik, itiraz üzerine yeniden incelendi ve yeniden yayında.',
        link: '/support',
        once: `returned:${removalId}`,
      });
  }
  await notify(tx, ctx, {
    to: { model, id: owner_id },
    kind: 'appeal_decided',
    text: `İtirazınız ${isGranted ? 'kabul edildi' : 'reddedildi'} (${REMOVABLE_NAMES[removal.subject_type]}): “${answer}”`,
    link: `/removals/${removalId}`,
    once: `appeal:${id}`,
  });
  return isGranted && !isBack ? ` İçerik ${NOT_BACK}` : '';
}

async function decideSuspension(
  tx: Tx,
  ctx: Ctx<AdminActor>,
  { owner_model: model, owner_id, suspended_at }: AppealRow,
  { decision, answer }: AppealDecision,
): Promise<string> {
  const side = { model, id: owner_id };
  const account = await holdEither(tx, side);
  const stands = (await suspensionOf(tx.q, side))?.at === suspended_at;
  if (decision === 'granted') {
    if (stands) await endSuspension(tx, ctx, side, { reason: 'İtiraz kabul edildi', answer });
    return '';
  }
  if (stands)
    await tellAccount(tx, ctx, {
      side,
      account,
      text: `İtirazınızı inceledik; karar değişmedi.\nYanıtımız: “${answer}”`,
    });
  return '';
}
