import type { AuditAct, AuditSubject } from 'mf-shared/contracts/audit';
import type { Queries } from '../../db/database.ts';
import type { AuditEntryRow } from '../../db/schema/audit.ts';

/** The acts that decide whether players see a venue. */
const DECISIONS = [
  'venue.approve',
  'venue.reject',
  'venue.restore',
  'venue.unapprove',
  'venue.askCorrection',
  'venue.withdrawCorrection',
  'venue.correctionMissed',
  'venue.suspend',
  'venue.unsuspend',
] as const satisfies readonly AuditAct[];

type Decision = Pick<AuditEntryRow, 'position' | 'created_at' | 'act' | 'who' | 'reason'>;

/** The latest `limit` decisions about a venue, the latest first. */
export const decisionsAbout = (q: Queries, venueId: string, limit: number): Promise<Decision[]> =>
  about(q, { type: 'venue', id: venueId }).where('act', 'in', DECISIONS).limit(limit).execute();

/** The latest `limit` acts on something, the latest first. */
export const actsAbout = (q: Queries, subject: Subject, limit: number): Promise<Decision[]> =>
  about(q, subject).limit(limit).execute();

type Subject = { type: AuditSubject; id: string };

const about = (q: Queries, { type, id }: Subject) =>
  q
    .selectFrom('audit_entries')
    .select(['position', 'created_at', 'act', 'who', 'reason'])
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .orderBy('position', 'desc');

/** Decisions about venues, each as a sentence that names the admin. */
const SAID: Partial<Record<AuditAct, (who: string) => string>> = {
  'venue.approve': (who) => `Bu başvuruyu ${who} onayladı.`,
  'venue.reject': (who) => `Bu başvuruyu ${who} reddetti.`,
  'venue.askCorrection': (who) => `Bu başvuru için ${who} düzeltme istedi.`,
  'venue.correctionMissed': () => 'Bu başvuru, istenen düzeltme gelmediği için kapandı.',
};

/** Who decided about a venue last, as a sentence; null when its last decision is an undo or a suspension. */
export async function whoDecided(q: Queries, venueId: string): Promise<string | null> {
  const [last] = await decisionsAbout(q, venueId, 1);
  return (last && SAID[last.act]?.(last.who)) ?? null;
}
