import type { QueueState } from 'mf-shared/contracts/queue';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { QueueItemRow } from '../../db/schema/queue-items.ts';
import { queueChanged } from './changed.ts';
import { nameOf } from './queries.ts';

type Seen = { version?: number | undefined };
type Next = { state: QueueState; assignee_id?: string | null };

/**
 * Locks an item that the caller may act on; `seen` is the version that the caller looks at.
 * @throws `not_found`, what `requireFree` throws
 */
export async function holdItem(tx: Tx, ctx: Ctx<AdminActor>, id: string, seen: Seen): Promise<QueueItemRow> {
  const item = await lockItem(tx, id);
  await requireFree(tx, ctx, item, seen);
  return item;
}

/**
 * Refuses an item that is done, that another admin has, or that changed since the caller saw it.
 * @throws `queue_changed`
 */
export async function requireFree(
  tx: Tx,
  { actor }: Ctx<AdminActor>,
  { state, assignee_id, version }: QueueItemRow,
  seen: Seen,
): Promise<void> {
  if (state === 'done')
    throw new AppError('queue_changed', { message: 'Bu kayıt daha önce sonuçlandırılmış.' });
  if (assignee_id !== null && assignee_id !== actor.id) {
    const name = await nameOf(tx.q, assignee_id);
    throw new AppError('queue_changed', { message: `Bu kayıt şu anda ${name} adlı yöneticide.` });
  }
  if (seen.version !== undefined && seen.version !== version) throw new AppError('queue_changed');
}

/**
 * Locks an item.
 * @throws `not_found`
 */
export async function lockItem(tx: Tx, id: string): Promise<QueueItemRow> {
  await tx.lock('queue_items', id);
  const item = await tx.q.selectFrom('queue_items').selectAll().where('id', '=', id).executeTakeFirst();
  if (!item) throw new AppError('not_found');
  return item;
}

/** Gives a locked item its next state, and tells the admins who watch. */
export async function changeItem(tx: Tx, ctx: AppContext, item: QueueItemRow, next: Next): Promise<void> {
  await tx.q
    .updateTable('queue_items')
    .set({ ...next, version: item.version + 1, changed_at: ctx.clock() })
    .where('id', '=', item.id)
    .execute();
  queueChanged(tx, ctx, item.id);
}

/**
 * Puts an item whose writer replied back to the admin who asked, or to all.
 * @throws `not_found`, `support_not_asked`
 */
export async function wakeItem(tx: Tx, ctx: AppContext, id: string): Promise<void> {
  const item = await lockItem(tx, id);
  if (item.state !== 'waiting') throw new AppError('support_not_asked');
  await changeItem(tx, ctx, item, { state: item.assignee_id === null ? 'open' : 'working' });
}
