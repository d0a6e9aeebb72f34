import { type AdminRemoval, APPEAL_DAYS } from 'mf-shared/contracts/removals';
import { DAY_MS } from 'mf-shared/time';
import type { RemovalRow } from '../../db/schema/removals.ts';
import type { ListedRemoval } from './queries.ts';

const iso = (at: number) => new Date(at).toISOString();

/** The removed content, as it is kept. */
export const contentOf = (row: RemovalRow): Record<string, unknown> =>
  JSON.parse(row.content) as Record<string, unknown>;

/** When the time to appeal is over (ms). */
export const appealUntil = (row: RemovalRow): number => row.removed_at + APPEAL_DAYS * DAY_MS;

/** What author and admins see alike. */
export const removalView = (row: RemovalRow) => ({
  ...{ _id: row.id, id: row.id, type: row.subject_type, content: contentOf(row) },
  ...{ category: row.category, reason: row.reason, removedAt: iso(row.removed_at) },
  restoredAt: row.restored_at === null ? null : iso(row.restored_at),
});

/** A removal as admins see it; `appealed` holds the ids of those with an appeal. */
export const toAdminRemoval = (row: ListedRemoval, appealed: ReadonlySet<string>): AdminRemoval => ({
  ...removalView(row),
  owner:
    row.owner_id !== null && row.owner_model !== null
      ? { _id: row.owner_id, id: row.owner_id, type: row.owner_model, name: row.owner_name }
      : null,
  removedBy: row.admin_name ?? 'Yönetici',
  hasAppeal: appealed.has(row.id),
});
