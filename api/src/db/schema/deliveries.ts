import type { Party } from 'mf-shared/contracts/messages';

/**
 * Something to be sent. It is written together with its cause and deleted when it is sent. A claim moves `due_at` into
 * the future, so that the row is due again if the sender dies.
 */
export type DeliveryRow = {
  id: string;
  channel: 'push' | 'mail';
  owner_model: Party;
  owner_id: string;
  /** The push subscription; for mail the owner. */
  target: string;
  kind: string;
  text: string;
  link: string;
  /** A later one with the same tag replaces it: a second message of the same person, or the same news again. */
  tag: string;
  tries: number;
  due_at: number;
  created_at: number;
  /** Takes the place of the topic's name. */
  title: string | null;
  /** The broadcast that it is part of. */
  broadcast_id: string | null;
};
