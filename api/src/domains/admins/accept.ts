import type { AdminInviteAccept, ShownAdminInvitation } from 'mf-shared/contracts/admins';
import type { Origin } from '../../auth/actor.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { hashOf } from '../../auth/link-token.ts';
import { hashPassword, verifyPassword } from '../../auth/password.ts';
import { refuseWeak } from '../../auth/weak-password.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { AdminInvitationRow } from '../../db/schema/admin-invitations.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { voidLinks } from '../account-mail/index.ts';
import { recordAct } from '../audit/index.ts';
import { refuseBarred } from '../bars/index.ts';
import { addAdmin, giveRights, userByEmail, userById } from '../players/index.ts';
import { deleteAllSessions } from '../sessions/index.ts';
import { invitationByHash, spendInvitation } from './queries.ts';

const NO_NAME = 'Adınızı ve soyadınızı yazın.';
const WRONG = 'Şifreniz hatalı.';

/**
 * Whom an invitation is for.
 * @throws `link_invalid` for one that is used, revoked or expired
 */
export async function showInvitation(ctx: AppContext, token: string): Promise<ShownAdminInvitation> {
  const { email, role } = await requireInvitation(ctx.db.q, token, ctx.clock());
  return { email, role, hasAccount: (await userByEmail(ctx.db.q, email)) !== undefined };
}

/**
 * Makes the invited person an admin with a new password. A player's account must prove itself with its password so
 * far, so that an owner who has the link takes over nobody's account. Its sessions and mailed links end, and it keeps
 * its second factor.
 * @throws `link_invalid`, and `contact_barred` for an address that was barred since
 * @throws `validation` at `name` or `password`, `bad_credentials` at `currentPassword`, `login_delayed`
 * @throws `changed_meanwhile` when the account changes at the same moment
 */
export async function acceptInvitation(
  ctx: AppContext,
  input: AdminInviteAccept,
  origin: Origin,
): Promise<void> {
  const { token, password } = input;
  const { email } = await requireInvitation(ctx.db.q, token, ctx.clock());
  const known = await userByEmail(ctx.db.q, email);
  if (known) await requirePassword(ctx, known, input.currentPassword ?? '', origin);
  const name = known?.full_name ?? input.name;
  if (name === undefined) throw new AppError('validation', { fields: { name: NO_NAME } });
  refuseWeak(password, { email, names: [name] });
  const passwordHash = await hashPassword(password);
  await ctx.db
    .transact(async (tx) => {
      if (known) await requireUnchanged(tx, known);
      const invitation = await requireInvitation(tx.q, token, ctx.clock());
      await refuseBarred(tx.q, { email }, ctx.clock());
      if (!(await spendInvitation(tx.q, invitation.id))) throw new AppError('link_invalid');
      const given = { name, email, role: invitation.role, passwordHash, now: ctx.clock() };
      const id = known?.id ?? (await addAdmin(tx.q, given));
      if (known) {
        await giveRights(tx.q, id, given);
        await voidLinks(tx.q, { model: 'User', id });
        await deleteAllSessions(tx.q, { model: 'User', id });
        endSessions(tx, ctx, id);
      }
      await recordJoining(tx, ctx, { id, invitation, origin });
    })
    .catch((error: unknown) => {
      // Somebody registered with the address meanwhile.
      throw isUniqueViolation(error) ? new AppError('changed_meanwhile') : error;
    });
}

async function requirePassword(ctx: AppContext, known: UserRow, typed: string, { address }: Origin) {
  const attempt = { realm: 'user', email: known.email, address } as const;
  const check = async () => ((await verifyPassword(known.password_hash, typed)) ? known : null);
  if (await ctx.limits.logins.guard(attempt, check)) return;
  throw new AppError('bad_credentials', { message: WRONG, fields: { currentPassword: WRONG } });
}

/** The account as it was when its password was checked, still a player's. */
async function requireUnchanged(tx: Tx, seen: UserRow): Promise<void> {
  await tx.lock('users', seen.id);
  const row = await userById(tx.q, seen.id);
  if (row?.password_hash !== seen.password_hash || row.email !== seen.email)
    throw new AppError('changed_meanwhile');
  if (row.role === 'admin') throw new AppError('admin_already');
  if (row.suspended_at !== null) throw new AppError('link_invalid');
}

type Joining = { id: string; invitation: AdminInvitationRow; origin: Origin };

async function recordJoining(tx: Tx, ctx: AppContext, { id, invitation, origin }: Joining): Promise<void> {
  const { email, role: adminRole } = invitation;
  const inviter = await userById(tx.q, invitation.invited_by);
  const actor = { role: 'admin', id, email, adminRole, origin } as const;
  const after = { role: adminRole, invitedBy: inviter?.email };
  return recordAct(tx, { ...ctx, actor }, { act: 'admin.join', subject: { type: 'admin', id }, after });
}

/** An open invitation by somebody who is an owner of the platform until now. */
async function requireInvitation(q: Queries, token: string, now: number): Promise<AdminInvitationRow> {
  const row = await invitationByHash(q, hashOf(token), now);
  const inviter = row && (await userById(q, row.invited_by));
  if (!row || inviter?.admin_role !== 'owner') throw new AppError('link_invalid');
  return row;
}
