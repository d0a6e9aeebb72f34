import type { BarKind } from 'mf-shared/contracts/bars';
import type { Side } from '../../auth/side.ts';

/** An e-mail address or a phone with which nobody opens an account. */
export type BarRow = {
  id: string;
  kind: BarKind;
  /** As people write it; a phone in E.164. */
  value: string;
  /** What is the same for all spellings of it. */
  key: string;
  reason: string;
  /** Null for a bar that does not end by itself. */
  ends_at: number | null;
  /** The account with whose suspension it came. */
  account_model: Side['model'] | null;
  account_id: string | null;
  created_at: number;
};
