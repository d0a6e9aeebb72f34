import type { Taken } from '../../auth/taken.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { MessageRow } from '../../db/schema/messages.ts';
import { preview } from './preview.ts';
import { messageById } from './queries.ts';
import { toMessage } from './view.ts';

/** What stands in the place of a message that an admin removed. */
const REMOVED = 'Bu mesaj kaldırıldı.';

/** Takes the words of a message down; the message keeps its place. Null when there is none, or none any more. */
export async function takeMessage(tx: Tx, ctx: AppContext, id: string): Promise<Taken | null> {
  await tx.lock('messages', id);
  const row = await messageById(tx.q, id);
  if (!row || row.content === REMOVED) return null;
  await say(tx, ctx, row, REMOVED);
  const { sender_model: model, sender_id, content, created_at } = row;
  return { owner: { model, id: sender_id }, content: { id, content, created_at } };
}

/** Puts the words back. False when the message is gone. */
export async function putMessageBack(tx: Tx, ctx: AppContext, kept: Taken['content']): Promise<boolean> {
  const { id, content } = kept as Pick<MessageRow, 'id' | 'content'>;
  await tx.lock('messages', id);
  const row = await messageById(tx.q, id);
  if (row?.content !== REMOVED) return false;
  await say(tx, ctx, row, content);
  return true;
}

/** Changes a message and, where it is the last one, both chat lists. Both sides are told after the commit. */
async function say(tx: Tx, { bus }: AppContext, row: MessageRow, content: string): Promise<void> {
  const { id, sender_id, receiver_id, created_at } = row;
  await tx.q.updateTable('messages').set({ content }).where('id', '=', id).execute();
  const sides = [sender_id, receiver_id].toSorted();
  tx.beforeCommit(async () => {
    for (const owner of sides) {
      const partner = owner === sender_id ? receiver_id : sender_id;
      await tx.q
        .updateTable('conversations')
        .set({ last_message: preview(content) })
        .where('owner_id', '=', owner)
        .where('partner_id', '=', partner)
        .where('last_at', '=', created_at)
        .where('last_message', '=', preview(row.content))
        .execute();
    }
  });
  const data = toMessage({ ...row, content });
  tx.afterCommit(() => {
    for (const owner of sides) bus.publish(`actor:${owner}`, { event: 'messageChanged', data });
  });
}
