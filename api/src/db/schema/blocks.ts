import type { Party } from 'mf-shared/contracts/messages';

/** One account wants nothing to do with another. */
export type BlockRow = {
  blocker_model: Party;
  blocker_id: string;
  blocked_model: Party;
  blocked_id: string;
  created_at: number;
};
