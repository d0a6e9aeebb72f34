import type { AdminAct, AdminRoleChange } from 'mf-shared/contracts/admins';
import type { AdminActor } from '../../auth/actor.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordAct } from '../audit/index.ts';
import { endRights, setRole } from '../players/index.ts';
import { giveBackAll } from '../queue/index.ts';
import { deleteAllSessions } from '../sessions/index.ts';
import { type Admin, holdAdmin } from './hold.ts';
import { dropInvitationsOf } from './queries.ts';

const subject = (id: string) => ({ subject: { type: 'admin', id } }) as const;

/**
 * Gives another admin another role. The admin signs in again for it. What the admin may not do any more ends too: work
 * on the queue, and open invitations.
 * @throws `validation` at `role` for the same one
 * @throws what `holdAdmin` throws
 */
export const changeRole = (ctx: Ctx<AdminActor>, id: string, { seen, role, reason }: AdminRoleChange) =>
  ctx.db.transact(async (tx) => {
    if (role === seen)
      throw new AppError('validation', { fields: { role: 'Bu yönetici zaten bu yetkide.' } });
    const admin = await holdAdmin(tx, ctx, id, seen);
    await setRole(tx.q, id, role);
    if (role === 'finance') await giveBackAll(tx, ctx, id);
    const revoked = role === 'owner' ? [] : await dropInvitationsOf(tx.q, id);
    await signOut(tx, ctx, admin);
    const after = { role, ...(revoked.length > 0 ? { revoked } : {}) };
    await recordAct(tx, ctx, { act: 'admin.role', ...subject(id), before: { role: seen }, after, reason });
  });

/**
 * Signs another admin out everywhere.
 * @throws what `holdAdmin` throws
 */
export const endAdminSessions = (ctx: Ctx<AdminActor>, id: string, { seen, reason }: AdminAct) =>
  ctx.db.transact(async (tx) => {
    await signOut(tx, ctx, await holdAdmin(tx, ctx, id, seen));
    await recordAct(tx, ctx, { act: 'admin.endSessions', ...subject(id), reason });
  });

/**
 * Takes the rights of another admin away, at once; the account stays a player's.
 * @throws what `holdAdmin` throws
 */
export const removeAdmin = (ctx: Ctx<AdminActor>, id: string, { seen, reason }: AdminAct) =>
  ctx.db.transact(async (tx) => {
    const admin = await holdAdmin(tx, ctx, id, seen);
    await endRights(tx.q, id, admin.full_name);
    await giveBackAll(tx, ctx, id);
    const revoked = await dropInvitationsOf(tx.q, id);
    await signOut(tx, ctx, admin);
    const before = { role: seen, email: admin.email };
    const after = revoked.length > 0 ? { revoked } : undefined;
    await recordAct(tx, ctx, { act: 'admin.remove', ...subject(id), before, after, reason });
  });

async function signOut(tx: Tx, ctx: Ctx, { id }: Admin): Promise<void> {
  await deleteAllSessions(tx.q, { model: 'User', id });
  endSessions(tx, ctx, id);
}
