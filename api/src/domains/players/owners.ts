import type { Queries } from '../../db/database.ts';

/** Ids of the owners of the platform. */
export async function platformOwners(q: Queries): Promise<string[]> {
  const rows = await q
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('admin_role', '=', 'owner')
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
