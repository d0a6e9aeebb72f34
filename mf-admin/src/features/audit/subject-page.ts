import type { AuditEntry, AuditSubject } from 'mf-shared/contracts/audit';

const inQueue = (id: string) => `/admin/queue/${id}`;
/** The pages of subjects that have one, by kind. */
const PAGES: Partial<Record<AuditSubject, (id: string) => string>> = {
  player: (id) => `/admin/players/${id}`,
  venue: (id) => `/admin/venues/${id}`,
  reservation: (id) => `/admin/reservations/${id}`,
  tournament: (id) => `/admin/tournaments/${id}`,
  // Each of these has the id of its item of the queue.
  ...{ report: inQueue, support: inQueue, appeal: inQueue, queueItem: inQueue },
  template: () => '/admin/queue/templates',
  announcement: (id) => `/admin/announcements/${id}`,
  release: () => '/admin/releases',
  refund: () => '/admin/money',
  books: () => '/admin/money/invoices',
  ...{ admin: () => '/admin/admins', invitation: () => '/admin/admins' },
};
/** Subjects whose page is gone once they have no name. */
const NAMED: ReadonlySet<AuditSubject> = new Set(['player', 'venue']);
/** Applications, which have another page than venues. */
const DECISIONS: ReadonlySet<string> = new Set([
  ...['venue.approve', 'venue.reject', 'venue.restore', 'venue.unapprove'],
  ...['venue.askCorrection', 'venue.withdrawCorrection'],
]);

/** The page of what an entry is about; null where there is none. */
export function subjectPage({ act, subject }: Pick<AuditEntry, 'act' | 'subject'>): string | null {
  const { kind, id, name } = subject;
  if (NAMED.has(kind) && name === null) return null;
  if (DECISIONS.has(act)) return `/admin/pending/${id}`;
  return PAGES[kind]?.(id) ?? null;
}
