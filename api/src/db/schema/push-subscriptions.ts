import type { Party } from 'mf-shared/contracts/messages';

/** A browser that may be woken. The endpoint belongs to the browser, not to its user. */
export type PushSubscriptionRow = {
  id: string;
  owner_model: Party;
  owner_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The member of a venue's staff who uses it; null for the owner and for players. */
  staff_id: string | null;
  created_at: number;
};
