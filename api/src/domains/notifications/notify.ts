import { newId } from '../../base/id.ts';
import type { AppContext } from '../../context.ts';
import { compileOnce } from '../../db/compile-once.ts';
import type { Tx } from '../../db/database.ts';
import type { NotificationRow } from '../../db/schema/notifications.ts';
import { deliverMessage } from '../messages/deliver.ts';
import type { Notice } from './notice.ts';
import { queueDeliveries } from './queue.ts';
import { isNewToday, knowsNow } from './told.ts';
import { toNotice } from './view.ts';

/**
 * Tells a player or a business something, unless they were told today already (`fact`) or ever (`once`). In the
 * caller's transaction it writes the row, the chat message if any, and the pushes and mails that the receiver chose.
 * After the commit it sends a frame to the receiver's connections; a job sends the rest. It checks neither permission
 * nor whether the receiver exists. Answers whether it was told now.
 */
export async function notify(tx: Tx, ctx: AppContext, notice: Notice): Promise<boolean> {
  if ('fact' in notice) {
    if (notice.chat) await knowsNow(tx, notice.chat.from.id, notice.fact);
    if (!(await isNewToday(tx, ctx, notice))) return false;
  }
  return writeNews(tx, ctx, notice);
}

/**
 * Writes a notification, even if its fact was told before. Refuses a used `once` key. Answers whether it was written.
 */
export async function writeNews(tx: Tx, ctx: AppContext, notice: Notice): Promise<boolean> {
  const { to, known, chat } = notice;
  const row = toRow(notice, ctx.clock());
  if (!(await insertOnce(tx.q, row)).numAffectedRows) return false;
  await queueDeliveries(tx, ctx, { ...notice, tag: row.id });
  tx.afterCommit(() =>
    ctx.bus.publish(`actor:${to.id}`, {
      event: 'notification',
      data: toNotice(row, row.asks === null ? undefined : 'waiting'),
    }),
  );
  if (chat) {
    await deliverMessage(ctx, tx, { from: chat.from, to, content: chat.text ?? row.text, known });
  }
  return true;
}

const insertOnce = compileOnce((q, row: NotificationRow) =>
  q
    .insertInto('notifications')
    .values(row)
    .onConflict((oc) => oc.doNothing()),
);

const toRow = (notice: Notice, now: number): NotificationRow => ({
  id: newId(),
  owner_model: notice.to.model,
  owner_id: notice.to.id,
  kind: notice.kind,
  text: notice.text,
  link: notice.link,
  once_key: 'once' in notice ? notice.once : null,
  about_user: notice.about ?? null,
  asks: notice.asks ?? null,
  title: notice.title ?? null,
  broadcast_id: notice.broadcast ?? null,
  created_at: now,
  read_at: notice.known ? now : null,
});
