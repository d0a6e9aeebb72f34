import type { NotificationKind } from 'mf-shared/contracts/notifications';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { NotificationRow } from '../../db/schema/notifications.ts';
import { queueDeliveries } from './queue.ts';
import { toNotification } from './view.ts';

export type Notice = {
  to: { model: 'User' | 'Business'; id: string };
  kind: NotificationKind;
  /** One Turkish sentence. */
  text: string;
  /** Path of the app that it leads to. */
  link: string;
  /** Id of the player whose name `text` holds; it goes when that account goes. */
  about?: string | undefined;
  /** Told a single time: a second one with the same key for the same receiver is dropped. */
  once?: string | undefined;
};

/**
 * Tells a player or a business something. In the caller's transaction it writes the row and what is to be sent by
 * web push and mail, as the receiver chose; after the commit a frame goes to whoever of them is connected, and a job
 * sends the rest. Neither permission nor the receiver's existence is checked here. Answers whether it was new.
 */
export async function notify(tx: Tx, ctx: AppContext, notice: Notice): Promise<boolean> {
  const { to, kind, text, link, about, once } = notice;
  const row: NotificationRow = {
    id: newId(),
    owner_model: to.model,
    owner_id: to.id,
    kind,
    text,
    link,
    once_key: once ?? null,
    about_user: about ?? null,
    created_at: ctx.clock(),
    read_at: null,
  };
  const { numInsertedOrUpdatedRows } = await tx.q
    .insertInto('notifications')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  await queueDeliveries(tx, ctx, { ...notice, tag: row.id });
  tx.afterCommit(() =>
    ctx.bus.publish(`actor:${to.id}`, { event: 'notification', data: toNotification(row) }),
  );
  return true;
}
