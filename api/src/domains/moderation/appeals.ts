import type { AdminAppeal, AdminRemoval } from 'mf-shared/contracts/removals';
import { suspensionOf } from '../../auth/suspension.ts';
import type { Queries } from '../../db/database.ts';
import { appealsByIds, type ListedAppeal, toOwnAppeal } from '../appeals/index.ts';
import { removalsByIds } from '../removals/index.ts';
import { toAdminRemovals } from './contents.ts';

/** Appeals by id, for admins. */
export async function adminAppealsOf(q: Queries, ids: readonly string[]): Promise<Map<string, AdminAppeal>> {
  const rows = await appealsByIds(q, ids);
  const removalIds = rows.flatMap((row) => row.removal_id ?? []);
  const removals = await toAdminRemovals(q, await removalsByIds(q, removalIds));
  const appeals = await Promise.all(
    rows.map((row) =>
      toAppeal(
        q,
        row,
        removals.find(({ id }) => id === row.removal_id),
      ),
    ),
  );
  return new Map(appeals.map((one) => [one.id, one]));
}

async function toAppeal(
  q: Queries,
  row: ListedAppeal,
  removal: AdminRemoval | undefined,
): Promise<AdminAppeal> {
  const { owner_id: id, owner_model: type, against, suspended_at } = row;
  const suspension = suspended_at === null ? undefined : await suspensionOf(q, { model: type, id });
  return {
    ...toOwnAppeal(row),
    owner: { _id: id, id, type, name: row.owner_name },
    removal: removal ?? null,
    suspension:
      suspended_at === null
        ? null
        : { reason: suspension?.reason ?? '', at: new Date(suspended_at).toISOString() },
    against: against === null ? null : { _id: against, id: against, name: row.against_name ?? 'Yönetici' },
  };
}
