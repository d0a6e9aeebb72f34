import type { QueueKind, QueueState } from 'mf-shared/contracts/queue';

/** What waits for an admin. Its id is that of the report, request or appeal, and it ends with that row. */
export type QueueItemRow = {
  id: string;
  kind: QueueKind;
  support_id: string | null;
  report_id: string | null;
  appeal_id: string | null;
  state: QueueState;
  /** 0 is urgent, 1 is not. */
  rank: 0 | 1;
  /** The admin who has it. */
  assignee_id: string | null;
  /** Raised by every change. */
  version: number;
  created_at: number;
  changed_at: number;
};
