import type { AuditAct, AuditSubject } from 'mf-shared/contracts/audit';
import type { Queries } from '../../db/database.ts';
import type { AuditEntryRow } from '../../db/schema/audit.ts';

type Asked = { act: AuditAct; type: AuditSubject; ids: readonly string[] };

/** The latest entry of an act about each of these subjects. */
export function latestActs(
  q: Queries,
  { act, type, ids }: Asked,
): Promise<Pick<AuditEntryRow, 'subject_id' | 'who'>[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return q
    .selectFrom('audit_entries as e')
    .select(['e.subject_id', 'e.who'])
    .where('e.subject_type', '=', type)
    .where('e.subject_id', 'in', [...ids])
    .where('e.act', '=', act)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_entries as later')
            .select('later.position')
            .whereRef('later.subject_type', '=', 'e.subject_type')
            .whereRef('later.subject_id', '=', 'e.subject_id')
            .whereRef('later.act', '=', 'e.act')
            .whereRef('later.position', '>', 'e.position'),
        ),
      ),
    )
    .execute();
}
