import { type AuditFilters, BY_SERVER } from 'mf-shared/contracts/audit';
import { addDays, istanbulMidnight } from 'mf-shared/schedule';
import type { Queries } from '../../db/database.ts';

/** By time and not by position, so that an index serves each filter together with the days. */
export const NEWEST_FIRST = [
  ['created_at', 'desc', 'int'],
  ['position', 'desc', 'int'],
] as const;

/** The entries that fit all filters, without their hashes. */
export function narrowed(q: Queries, { act, kind, subject, admin, from, to }: AuditFilters) {
  let query = q
    .selectFrom('audit_entries')
    .select(['position', 'created_at', 'actor_id', 'who', 'admin_role', 'address', 'device'])
    .select(['act', 'subject_type', 'subject_id', 'before', 'after', 'reason']);
  if (act) query = query.where('act', '=', act);
  if (kind) query = query.where('subject_type', '=', kind);
  if (kind && subject) query = query.where('subject_id', '=', subject);
  if (admin === BY_SERVER) query = query.where('actor_id', 'is', null);
  else if (admin) query = query.where('actor_id', '=', admin);
  if (from) query = query.where('created_at', '>=', istanbulMidnight(from));
  if (to) query = query.where('created_at', '<', istanbulMidnight(addDays(to, 1)));
  return query;
}
