import type { Party } from 'mf-shared/contracts/messages';
import type { ReportReason, ReportSubject } from 'mf-shared/contracts/reports';

/** A report. A unique index allows one open report for each reporter and subject. */
export type ReportRow = {
  id: string;
  reporter_model: Party;
  reporter_id: string;
  subject_type: ReportSubject;
  subject_id: string;
  /** The account that owns the subject; null when it was gone already. */
  owner_model: Party | null;
  owner_id: string | null;
  reason: ReportReason;
  text: string;
  /** JSON of what was reported; it names nobody. */
  snapshot: string;
  status: 'open' | 'resolved';
  outcome: 'acted' | 'dismissed' | null;
  /** The admin's note. */
  note: string;
  resolved_by: string | null;
  resolved_at: number | null;
  created_at: number;
  updated_at: number;
};
