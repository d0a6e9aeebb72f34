import type { AdminActor } from '../../auth/actor.ts';
import { deskAdminById } from '../../auth/desk-admins.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordAct } from '../audit/index.ts';
import { changeItem, holdItem } from './change.ts';

type Seen = { version: number };
const subject = (id: string) => ({ subject: { type: 'queueItem', id } }) as const;

/**
 * Makes the caller the one who works on an item.
 * @throws what `holdItem` throws
 * @throws `admin_forbidden` when the caller's rights ended since the token was checked
 */
export async function takeItem(ctx: Ctx<AdminActor>, id: string, seen: Seen): Promise<void> {
  await ctx.db.transact(async (tx) => {
    if (!(await holdDeskAdmin(tx, ctx.actor.id))) throw new AppError('admin_forbidden');
    const item = await holdItem(tx, ctx, id, seen);
    await changeItem(tx, ctx, item, { state: 'working', assignee_id: ctx.actor.id });
    await recordAct(tx, ctx, { act: 'queue.take', ...subject(id), after: { assignee: ctx.actor.id } });
  });
}

/**
 * Makes another admin the one who works on an item that the caller or nobody has.
 * @throws what `holdItem` throws
 * @throws `validation` for somebody who may not work on the queue
 */
export async function handOverItem(ctx: Ctx<AdminActor>, id: string, input: Seen & { adminId: string }) {
  return ctx.db.transact(async (tx) => {
    const admin = await holdDeskAdmin(tx, input.adminId);
    const item = await holdItem(tx, ctx, id, input);
    if (!admin) throw new AppError('validation', { fields: { adminId: 'Bir yönetici seçin.' } });
    const state = item.state === 'waiting' ? 'waiting' : 'working';
    await changeItem(tx, ctx, item, { state, assignee_id: admin.id });
    await recordAct(tx, ctx, {
      ...{ act: 'queue.handOver', ...subject(id) },
      ...{ before: { assignee: item.assignee_id }, after: { assignee: admin.id } },
    });
    return { message: `Kayıt ${admin.name} adlı yöneticiye devredildi.` };
  });
}

/**
 * Puts an item back for everybody.
 * @throws what `holdItem` throws
 */
export async function giveBackItem(ctx: Ctx<AdminActor>, id: string, seen: Seen): Promise<void> {
  await ctx.db.transact(async (tx) => {
    const item = await holdItem(tx, ctx, id, seen);
    const state = item.state === 'waiting' ? 'waiting' : 'open';
    await changeItem(tx, ctx, item, { state, assignee_id: null });
    await recordAct(tx, ctx, {
      act: 'queue.giveBack',
      ...subject(id),
      before: { assignee: item.assignee_id },
    });
  });
}

/**
 * Puts all that an admin works on back for everybody, once they may not work there any more. Call it while the admin's
 * account is locked.
 */
export async function giveBackAll(tx: Tx, ctx: AppContext, adminId: string): Promise<void> {
  const had = tx.q
    .selectFrom('queue_items')
    .selectAll()
    .where('assignee_id', '=', adminId)
    .where('state', 'in', ['open', 'working', 'waiting']);
  for (const { id } of await had.orderBy('id').execute()) {
    await tx.lock('queue_items', id);
    const item = await had.where('id', '=', id).executeTakeFirst();
    const state = item?.state === 'waiting' ? 'waiting' : 'open';
    if (item) await changeItem(tx, ctx, item, { state, assignee_id: null });
  }
}

/** An admin of the desk, locked so that the rights last as long as the transaction. */
async function holdDeskAdmin(tx: Tx, id: string) {
  await tx.lock('users', id);
  return deskAdminById(tx.q, id);
}
