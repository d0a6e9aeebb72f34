import type { Party } from 'mf-shared/contracts/messages';

/** An appeal against a removal, or against the suspension that began at `suspended_at`. */
export type AppealRow = {
  id: string;
  removal_id: string | null;
  suspended_at: number | null;
  owner_model: Party;
  owner_id: string;
  /** The admin who made the decision; null when nobody knows. */
  against: string | null;
  text: string;
  state: 'open' | 'upheld' | 'granted';
  answer: string | null;
  decided_by: string | null;
  created_at: number;
  decided_at: number | null;
};
