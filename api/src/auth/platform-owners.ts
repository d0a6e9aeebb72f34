import type { Queries } from '../db/database.ts';

/** The owners of the platform, with their addresses: for mails about the platform itself. */
export const platformOwners = (q: Queries) =>
  q
    .selectFrom('users')
    .select(['id', 'full_name as name', 'email'])
    .where('admin_role', '=', 'owner')
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .execute();
