import type { AuditVerdict } from 'mf-shared/contracts/audit';
import { breathe } from '../../base/breathe.ts';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { pagesOf } from '../../http/keyset.ts';
import { type Head, hashOf, macOf } from './chain.ts';

/** Entries that are read and hashed in one go. */
const PIECE = 500;

type Checking = Pick<AppContext, 'config'> & { db: { q: Queries } };
type Broken = NonNullable<AuditVerdict['broken']>;
type Last = Pick<Head, 'position' | 'hash'>;

/**
 * Walks the whole log and answers the first position at which it is not as it was written: a changed entry, one that
 * was removed from the middle, or an end that does not fit. Acts may go on meanwhile.
 */
export async function verifyLog({ db, config }: Checking): Promise<AuditVerdict> {
  const key = config.auditKey;
  const before = await headOf(db.q);
  let last: Last = { position: 0, hash: '' };
  const verdict = (broken: Broken | null): AuditVerdict => ({
    entries: last.position,
    hash: last.hash,
    broken,
  });
  const entries = db.q.selectFrom('audit_entries').selectAll();
  for await (const piece of pagesOf(entries, [['position', 'asc', 'int']], PIECE)) {
    for (const { hash, ...entry } of piece) {
      const position = last.position + 1;
      if (entry.position !== position) return verdict({ position, kind: 'removed' });
      if (hash !== hashOf(key, entry, last.hash)) return verdict({ position, kind: 'changed' });
      if (position === before.position && hash !== before.hash) return verdict({ position, kind: 'end' });
      last = { position, hash };
    }
    await breathe();
  }
  return verdict(endFits(key, { before, last, after: await headOf(db.q) }) ? null : endAt(last));
}

const endAt = ({ position }: Last): Broken => ({ position: position + 1, kind: 'end' });

/** Whether the last entry is the one that the head names, or one that came during the walk. */
const endFits = (key: string, { before, last, after }: { before: Head; last: Last; after: Head }): boolean =>
  before.mac === macOf(key, before) && before.position <= last.position && last.position <= after.position;

/** The end of the log: how many entries there are, and what vouches for them. */
export const headOf = (q: Queries): Promise<Head> =>
  q.selectFrom('audit_head').select(['position', 'hash', 'mac']).executeTakeFirstOrThrow();
