import type { Party } from 'mf-shared/contracts/messages';
import type { Removable } from 'mf-shared/contracts/removals';
import type { ReportReason } from 'mf-shared/contracts/reports';

/** Content that an admin removed. */
export type RemovalRow = {
  id: string;
  subject_type: Removable;
  subject_id: string;
  /** The author; null when the account was gone already. */
  owner_model: Party | null;
  owner_id: string | null;
  category: ReportReason;
  reason: string;
  /** JSON of the content, with all that is needed to put it back. */
  content: string;
  /** The report that led to it, and who wrote that. */
  report_id: string | null;
  reporter_model: Party | null;
  reporter_id: string | null;
  removed_by: string;
  removed_at: number;
  restored_at: number | null;
  /** When the row and the copy of a photo are deleted; 0 once the author's account is gone. */
  purge_at: number;
};
