import {
  ADMIN_INVITE_HOURS,
  type AdminInvitation,
  type AdminInvite,
  type AdminInvited,
} from 'mf-shared/contracts/admins';
import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import { HOUR_MS } from 'mf-shared/time';
import type * as z from 'zod/mini';
import type { AdminActor } from '../../auth/actor.ts';
import { hashOf, newToken } from '../../auth/link-token.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { AdminInvitationRow } from '../../db/schema/admin-invitations.ts';
import { recordAct } from '../audit/index.ts';
import { refuseBarred } from '../bars/index.ts';
import { userByEmail } from '../players/index.ts';
import { holdOwner } from './hold.ts';
import { dropExpired, openInvitations, spendInvitation } from './queries.ts';

const subject = (id: string) => ({ subject: { type: 'invitation', id } }) as const;

/**
 * Invites the owner of an address to become an admin. The link stands in the answer alone: whoever only reads the
 * mailbox becomes no admin.
 * @throws `admin_already`, `admin_invited`, `contact_barred`
 * @throws `validation` at `email` for a suspended account
 */
export async function inviteAdmin(ctx: Ctx<AdminActor>, { email, role }: AdminInvite): Promise<AdminInvited> {
  const token = newToken();
  const { row, inviter } = await ctx.db
    .transact(async (tx) => {
      const { full_name } = await holdOwner(tx, ctx);
      const now = ctx.clock();
      await requireInvitable(tx, email, now);
      const made: AdminInvitationRow = {
        ...{ id: newId(), email, role, token_hash: hashOf(token), invited_by: ctx.actor.id },
        ...{ created_at: now, expires_at: now + ADMIN_INVITE_HOURS * HOUR_MS },
      };
      await tx.q.insertInto('admin_invitations').values(made).execute();
      await recordAct(tx, ctx, { act: 'admin.invite', ...subject(made.id), after: { email, role } });
      return { row: made, inviter: full_name };
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? atEmail('admin_invited') : error;
    });
  return {
    message: 'Davet hazır.',
    invitation: toInvitation({ ...row, inviter }),
    inviteUrl: linkOf(ctx, token),
  };
}

/** A refusal that a form shows at the address. */
function atEmail(code: 'admin_invited' | 'admin_already'): AppError {
  const { message } = new AppError(code);
  return new AppError(code, { fields: { email: message } });
}

async function requireInvitable(tx: Tx, email: string, now: number): Promise<void> {
  await dropExpired(tx.q, now);
  const known = await userByEmail(tx.q, email);
  await refuseBarred(tx.q, { email }, now);
  if (known?.role === 'admin') throw atEmail('admin_already');
  if (known && known.suspended_at !== null)
    throw new AppError('validation', {
      fields: { email: 'Bu adresteki hesap askıda. Önce onu yeniden açın.' },
    });
}

/** The link of an invitation; only a path when no public address is configured. */
function linkOf({ config }: AppContext, token: string): string {
  const path = `/admin-invitation?token=${token}`;
  return config.publicUrl ? new URL(path, config.publicUrl).href : path;
}

type Listed = AdminInvitationRow & { inviter: string };
const toInvitation = ({ id, email, role, inviter, created_at, expires_at }: Listed): AdminInvitation => ({
  ...{ _id: id, id, email, role, invitedBy: inviter },
  createdAt: new Date(created_at).toISOString(),
  expiresAt: new Date(expires_at).toISOString(),
});

/** The open invitations. */
export async function listInvitations(
  { db, clock }: AppContext,
  paging: z.output<typeof Paging>,
): Promise<ListPage<AdminInvitation>> {
  const { rows, nextCursor } = await openInvitations(db.q, clock(), paging);
  return { rows: rows.map(toInvitation), nextCursor };
}

/**
 * Takes an invitation back; its link ends at once.
 * @throws `not_found` for one that was accepted or revoked before
 */
export const revokeInvitation = (ctx: Ctx<AdminActor>, id: string): Promise<void> =>
  ctx.db.transact(async (tx) => {
    await holdOwner(tx, ctx);
    const row = await spendInvitation(tx.q, id);
    if (!row) throw new AppError('not_found');
    const before = { email: row.email, role: row.role };
    await recordAct(tx, ctx, { act: 'admin.revoke', ...subject(id), before });
  });

/** Forgets the addresses of people who did not accept in time. */
export const purgeInvitations = async ({ db, clock }: AppContext): Promise<void> => {
  await dropExpired(db.q, clock());
};
