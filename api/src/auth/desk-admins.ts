import type { Queries } from '../db/database.ts';

/** More admins than ever work at one desk. */
const MOST = 50;

const deskAdmins = (q: Queries) =>
  q.selectFrom('users').select(['id', 'full_name as name']).where('admin_role', 'in', ['support', 'owner']);

/** The admins who may work on reports and support requests. */
export const listDeskAdmins = (q: Queries) => deskAdmins(q).orderBy('full_name').limit(MOST).execute();

/** One of them. */
export const deskAdminById = (q: Queries, id: string) =>
  deskAdmins(q).where('id', '=', id).executeTakeFirst();

/** Whether nobody else may work there. */
export async function isOnlyDeskAdmin(q: Queries, id: string): Promise<boolean> {
  const other = await deskAdmins(q).where('id', '<>', id).executeTakeFirst();
  return other === undefined;
}
