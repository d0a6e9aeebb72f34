import type { Party } from 'mf-shared/contracts/messages';

/** One piece of news of a player or a business. */
export type NotificationRow = {
  id: string;
  owner_model: Party;
  owner_id: string;
  /** One of `NotificationKind`; older rows may hold kinds that are no longer sent. */
  kind: string;
  /** One Turkish sentence. */
  text: string;
  /** Path within the product. */
  link: string;
  /** Key of news that is told only once: for each owner, one notification with this key is written. */
  once_key: string | null;
  /** The player whose name is in the text. */
  about_user: string | null;
  /** Only announcements have one. */
  title: string | null;
  /** The broadcast that it is part of. */
  broadcast_id: string | null;
  /** Id of what waits for the reader's answer: a request, an offer or a proposal. */
  asks: string | null;
  created_at: number;
  read_at: number | null;
};
