import type { ChatMessage } from 'mf-shared/contracts/messages';
import type { MessageRow } from '../../db/schema/messages.ts';

/** A stored message in the shape of the contract. */
export const toMessage = (row: MessageRow): ChatMessage => ({
  _id: row.id,
  id: row.id,
  sender: row.sender_id,
  senderModel: row.sender_model,
  receiver: row.receiver_id,
  receiverModel: row.receiver_model,
  content: row.content,
  createdAt: new Date(row.created_at).toISOString(),
  readAt: row.read_at === null ? null : new Date(row.read_at).toISOString(),
  clientId: row.client_id,
});
