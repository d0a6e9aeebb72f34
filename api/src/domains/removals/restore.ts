import { REMOVABLE_NAMES } from 'mf-shared/contracts/removals';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordAct } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { KINDS } from './kinds.ts';
import { type ListedRemoval, removalById } from './queries.ts';
import { contentOf } from './view.ts';

/**
 * Puts removed content back, unless something else is in its place by now. Its author is told.
 * @throws `not_found`, `content_restored`
 */
export const restoreContent = (ctx: Ctx<AdminActor>, id: string, reason: string) =>
  ctx.db.transact(async (tx) => {
    const row = await lockRemoval(tx, id);
    const isBack = await putBack(tx, ctx, row);
    await tellBack(tx, ctx, row, isBack);
    await recordAct(tx, ctx, {
      ...{ act: 'content.restore', subject: { type: 'removal', id }, reason, after: { isBack } },
    });
    return { message: `${REMOVABLE_NAMES[row.subject_type]} ${isBack ? 'geri kondu.' : NOT_BACK}` };
  });

/** What is said when something cannot come back. */
export const NOT_BACK =
  'yeniden yayınlanamadı: süresi doldu ya da yerine yenisi kondu. Kaldırma kararı yine de geri alındı.';

/**
 * Locks a removal that still holds.
 * @throws `not_found`, `content_restored`, `content_gone` once its author's account is deleted
 */
export async function lockRemoval(tx: Tx, id: string): Promise<ListedRemoval> {
  await tx.lock('removals', id);
  const row = await removalById(tx.q, id);
  if (!row) throw new AppError('not_found');
  if (row.purge_at === 0) throw new AppError('content_gone');
  if (row.restored_at !== null) throw new AppError('content_restored');
  return row;
}

/** Takes a locked removal back. Answers whether its content is there again. */
export async function putBack(tx: Tx, ctx: Ctx<AdminActor>, row: ListedRemoval): Promise<boolean> {
  const isBack = await KINDS[row.subject_type].putBack(tx, ctx, contentOf(row));
  await tx.q.updateTable('removals').set({ restored_at: ctx.clock() }).where('id', '=', row.id).execute();
  return isBack;
}

async function tellBack(tx: Tx, ctx: Ctx<AdminActor>, row: ListedRemoval, isBack: boolean): Promise<void> {
  if (row.owner_model === null || row.owner_id === null) return;
  const name = REMOVABLE_NAMES[row.subject_type];
  await notify(tx, ctx, {
    to: { model: row.owner_model, id: row.owner_id },
    kind: 'content_restored',
    text: isBack ? `${name} yeniden yayında.` : `${name}: kaldırma kararı geri alındı.`,
    link: `/removals/${row.id}`,
    once: `restored:${row.id}`,
  });
}
