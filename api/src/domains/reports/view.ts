import type { AdminReport } from 'mf-shared/contracts/reports';
import type { ListedReport } from './queries.ts';

/** A report as admins see it; instants as ISO texts. */
export const toReport = (row: ListedReport): AdminReport => ({
  _id: row.id,
  id: row.id,
  status: row.status,
  subject: { _id: row.subject_id, id: row.subject_id, type: row.subject_type },
  owner:
    row.owner_id !== null && row.owner_model !== null
      ? { _id: row.owner_id, id: row.owner_id, type: row.owner_model, name: row.owner_name }
      : null,
  reporter: {
    _id: row.reporter_id,
    id: row.reporter_id,
    type: row.reporter_model,
    name: row.reporter_name,
  },
  reason: row.reason,
  text: row.text,
  snapshot: JSON.parse(row.snapshot) as Record<string, unknown>,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
  outcome: row.outcome,
  note: row.note,
  resolvedAt: row.resolved_at === null ? null : new Date(row.resolved_at).toISOString(),
});
