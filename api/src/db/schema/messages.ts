import type { Party } from 'mf-shared/contracts/messages';

export type MessageRow = {
  id: string;
  /** Both parties in a fixed order, so that a conversation is one index range. */
  pair_key: string;
  sender_model: Party;
  sender_id: string;
  receiver_model: Party;
  receiver_id: string;
  content: string;
  client_id: string | null;
  created_at: number;
  read_at: number | null;
};
