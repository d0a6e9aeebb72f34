import type { AdminRole } from 'mf-shared/contracts/admin';
import type { AdminActor } from '../../auth/actor.ts';
import { lockUsers } from '../../auth/lock-users.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { userById } from '../players/index.ts';

/**
 * Locks the caller, who must still be an owner of the platform.
 * @throws `admin_forbidden` when the caller's rights ended since the token was checked
 */
export async function holdOwner(tx: Tx, { actor }: Ctx<AdminActor>): Promise<UserRow> {
  await tx.lock('users', actor.id);
  const caller = await userById(tx.q, actor.id);
  if (caller?.role !== 'admin' || caller.admin_role !== 'owner') throw new AppError('admin_forbidden');
  return caller;
}

export type Admin = UserRow & { admin_role: AdminRole };

/**
 * Locks the caller and another admin, in the order of their ids. Whoever acts on an admin is an owner until the commit
 * and not that admin, so one owner always remains, whatever others do at the same moment.
 * @throws `admin_self`, what `holdOwner` throws
 * @throws `admin_changed` when the admin has not the role that the caller saw
 */
export async function holdAdmin(tx: Tx, ctx: Ctx<AdminActor>, id: string, seen: AdminRole): Promise<Admin> {
  if (id === ctx.actor.id) throw new AppError('admin_self');
  await lockUsers(tx, [ctx.actor.id, id]);
  await holdOwner(tx, ctx);
  const row = await userById(tx.q, id);
  if (!row) throw new AppError('not_found');
  const role = row.role === 'admin' ? row.admin_role : null;
  if (role !== seen) throw new AppError('admin_changed');
  return { ...row, admin_role: role };
}
