import type { ReportReason, ReportSubject } from 'mf-shared/contracts/reports';

/** Tables of blocks and reports. */
export type SafetySchema = { blocks: BlockRow; reports: ReportRow };

type PartyModel = 'User' | 'Business';

/** One account wants nothing to do with another. */
export type BlockRow = {
  blocker_model: PartyModel;
  blocker_id: string;
  blocked_model: PartyModel;
  blocked_id: string;
  created_at: number;
};

/** A report. A unique index allows one open report for each reporter and subject. */
export type ReportRow = {
  id: string;
  reporter_model: PartyModel;
  reporter_id: string;
  subject_type: ReportSubject;
  subject_id: string;
  /** The account that owns the subject; null when it was gone already. */
  owner_model: PartyModel | null;
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
