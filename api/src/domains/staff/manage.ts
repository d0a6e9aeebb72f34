import type { StaffInvited, StaffMember, StaffRole } from 'mf-shared/contracts/staff';
import type { BusinessActor } from '../../auth/actor.ts';
import { holdVenue } from '../../auth/hold-venue.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { StaffRow } from '../../db/schema/staff.ts';
import { announceStaff } from './announce.ts';
import { linkOf } from './invite.ts';
import { newInvite } from './invite-code.ts';
import { staffById, staffOf } from './queries.ts';
import { recordChange } from './record-change.ts';
import { toMember } from './view.ts';

const ROLE_NAMES: Record<StaffRole, string> = { manager: 'yönetici', staff: 'günlük ekip' };

/** The staff of the caller's venue, including invited people, oldest first. */
export const listStaff = async (ctx: Ctx<BusinessActor>): Promise<StaffMember[]> =>
  (await staffOf(ctx.db.q, ctx.actor.id)).map(toMember);

/**
 * Gives a member another role, from the next call on.
 * @throws `not_found`, `not_yours`
 */
export const changeStaffRole = (ctx: Ctx<BusinessActor>, id: string, role: StaffRole): Promise<StaffMember> =>
  ctx.db.transact(async (tx) => {
    const row = await requireOwn(tx, ctx, id);
    await tx.q.updateTable('staff').set({ role }).where('id', '=', id).execute();
    if (role !== 'manager') await ctx.reactions.auth.accessEnded(tx.q, id);
    await recordChange(tx, ctx, { subjectId: id, text: `${row.name} artık ${ROLE_NAMES[role]}` });
    announceStaff(tx, ctx, row);
    return toMember({ ...row, role });
  });

/**
 * Makes a new invitation in place of the old one, also for a forgotten password.
 * @throws `not_found`, `not_yours`
 */
export async function renewInvite(ctx: Ctx<BusinessActor>, id: string): Promise<StaffInvited> {
  const { code, ...invite } = newInvite(ctx.clock());
  const row = await ctx.db.transact(async (tx) => {
    const current = await requireOwn(tx, ctx, id);
    await tx.q.updateTable('staff').set(invite).where('id', '=', id).execute();
    await recordChange(tx, ctx, { subjectId: id, text: `${current.name} için yeni davet bağlantısı` });
    return { ...current, ...invite };
  });
  return { message: 'Yeni davet hazır.', member: toMember(row), inviteUrl: linkOf(ctx, code) };
}

/**
 * Removes a member of staff; their sessions end at once.
 * @throws `not_found`, `not_yours`
 */
export const removeStaff = (ctx: Ctx<BusinessActor>, id: string): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const row = await requireOwn(tx, ctx, id);
    await tx.q.deleteFrom('staff').where('id', '=', id).execute();
    await recordChange(tx, ctx, { subjectId: id, text: `${row.name} ekipten çıkarıldı` });
    announceStaff(tx, ctx, row);
  });

async function requireOwn(tx: Tx, ctx: Ctx<BusinessActor>, id: string): Promise<StaffRow> {
  await holdVenue(tx, ctx);
  const row = await staffById(tx.q, id);
  if (!row) throw new AppError('not_found');
  if (row.venue_id !== ctx.actor.id) throw new AppError('not_yours');
  return row;
}
