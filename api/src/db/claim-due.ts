import type { Selectable } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Tables of things to be sent: a row is due from `due_at` (ms) on, and counts its tries. */
type DueTable = 'deliveries' | 'account_mails';
type Claim = { now: number; limit: number; holdMs: number };

/**
 * Claims up to `limit` rows that are due, the oldest first, for `holdMs`: of two processes that see the same row, one
 * moves its time, and the other finds it no longer due. A process that dies leaves its rows to the next claim.
 */
export async function claimDue<T extends DueTable>(
  { q }: Database,
  table: T,
  { now, limit, holdMs }: Claim,
): Promise<Selectable<Schema[T]>[]> {
  const name: DueTable = table;
  const due = await q
    .selectFrom(name)
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (due.length === 0) return [];
  const claimed = await q
    .updateTable(name)
    .set((eb) => ({ due_at: now + holdMs, tries: eb('tries', '+', 1) }))
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('due_at', '<=', now)
    .returningAll()
    .execute();
  return claimed as Selectable<Schema[T]>[];
}
