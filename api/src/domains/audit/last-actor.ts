import type { AuditAct, AuditSubject } from 'mf-shared/contracts/audit';
import type { Queries } from '../../db/database.ts';

/** The admin who did something with a subject last; null when nobody is known. */
export async function lastActorOf(
  q: Queries,
  act: AuditAct,
  subject: { type: AuditSubject; id: string },
): Promise<string | null> {
  const row = await q
    .selectFrom('audit_entries')
    .select('actor_id')
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where('act', '=', act)
    .orderBy('position', 'desc')
    .executeTakeFirst();
  return row?.actor_id ?? null;
}
