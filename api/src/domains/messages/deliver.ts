import type { ChatMessage } from 'mf-shared/contracts/messages';
import type { Side } from '../../auth/side.ts';
import { newId } from '../../base/id.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ConversationRow } from '../../db/schema/conversations.ts';
import type { MessageRow } from '../../db/schema/messages.ts';
import { preview } from './preview.ts';
import { insertMessage, messageByClientId, pairKey } from './queries.ts';
import { touchConversations } from './touch.ts';
import { toMessage } from './view.ts';

export type Delivery = {
  from: Side;
  to: Side;
  content: string;
  /** The sender's own key of the message. The same key again is the same message. */
  clientId?: string | undefined;
  /** Whether the receiver caused the message just now: then it counts as read. */
  known?: boolean;
  /** Whether a person wrote it: then the receiver gets a push, unless they read it soon. */
  byHand?: boolean;
};

/**
 * Stores a message in the caller's transaction, with both sides' chat lists, and pushes it to both after commit. A
 * repeated client id of this sender returns the stored message and changes nothing. Does not check permissions or
 * whether the receiver exists.
 */
export async function deliverMessage(ctx: AppContext, tx: Tx, delivery: Delivery): Promise<ChatMessage> {
  const row = toRow(delivery, ctx.clock());
  if (!(await insertMessage(tx.q, row))) {
    return toMessage(await messageByClientId(tx.q, row.sender_id, row.client_id));
  }
  touchConversations(tx, conversationsOf(row));
  const message = toMessage(row);
  if (delivery.byHand) await ctx.reactions.messages.written(tx, ctx, row);
  tx.afterCommit(() => {
    ctx.bus.publish(`actor:${row.receiver_id}`, { event: 'receiveMessage', data: message });
    ctx.bus.publish(`actor:${row.sender_id}`, { event: 'messageSent', data: message });
  });
  return message;
}

const toRow = ({ from, to, content, clientId, known }: Delivery, now: number): MessageRow => ({
  id: newId(),
  pair_key: pairKey(from.id, to.id),
  sender_model: from.model,
  sender_id: from.id,
  receiver_model: to.model,
  receiver_id: to.id,
  content,
  client_id: clientId ?? null,
  created_at: now,
  read_at: known ? now : null,
});

/** The rows of both sides. */
function conversationsOf(row: MessageRow): ConversationRow[] {
  const sender = { model: row.sender_model, id: row.sender_id };
  const receiver = { model: row.receiver_model, id: row.receiver_id };
  const view = (owner: Side, partner: Side, unread: number): ConversationRow => ({
    owner_model: owner.model,
    owner_id: owner.id,
    partner_model: partner.model,
    partner_id: partner.id,
    last_message: preview(row.content),
    last_at: row.created_at,
    unread,
  });
  return [view(sender, receiver, 0), view(receiver, sender, row.read_at === null ? 1 : 0)];
}
