import type { Party } from 'mf-shared/contracts/messages';

/** One side's view of a conversation: what the chat list and the badges read. */
export type ConversationRow = {
  owner_model: Party;
  owner_id: string;
  partner_model: Party;
  partner_id: string;
  last_message: string;
  last_at: number;
  unread: number;
};
