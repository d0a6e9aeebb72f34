import * as z from 'zod/mini';
import { LinkToken } from './account-mail.ts';
import { AdminRole, MAX_REASON } from './admin.ts';
import { Email, givenPassword, hasInk, Identified, NewPassword, singleLine } from './common.ts';

/** Hours for which an invitation can be accepted. */
export const ADMIN_INVITE_HOURS = 48;

/** An admin, as owners of the platform see them. */
export const AdminAccount = z.extend(Identified, {
  name: z.string(),
  email: z.string(),
  role: AdminRole,
  secondFactor: z.boolean(),
  /** When a session that still stands was last used in the admin area; null without one. */
  lastUsedAt: z.nullable(z.string()),
  /** Whether this is the caller. */
  self: z.boolean(),
});
export type AdminAccount = z.infer<typeof AdminAccount>;

const reason = z
  .string('Gerekçeyi yazın.')
  .check(
    z.trim(),
    z.maxLength(MAX_REASON, `En fazla ${MAX_REASON} karakter yazabilirsiniz.`),
    z.refine(hasInk, 'Gerekçeyi yazın.'),
  );
/** `seen` is the role that the page showed. */
export const AdminAct = z.object({ seen: AdminRole, reason });
export type AdminAct = z.output<typeof AdminAct>;
export const AdminRoleChange = z.extend(AdminAct, { role: AdminRole });
export type AdminRoleChange = z.output<typeof AdminRoleChange>;

export const AdminInvite = z.object({ email: Email, role: AdminRole });
export type AdminInvite = z.output<typeof AdminInvite>;

export const AdminInvitation = z.extend(Identified, {
  email: z.string(),
  role: AdminRole,
  /** The name of the owner who invited. */
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type AdminInvitation = z.infer<typeof AdminInvitation>;

/** `inviteUrl` is shown only once, and mailed to nobody. */
export const AdminInvited = z.object({
  message: z.string(),
  invitation: AdminInvitation,
  inviteUrl: z.string(),
});
export type AdminInvited = z.infer<typeof AdminInvited>;

/** Whom an invitation is for; `hasAccount` when a player has this address. */
export const ShownAdminInvitation = z.object({ email: z.string(), role: AdminRole, hasAccount: z.boolean() });
export type ShownAdminInvitation = z.infer<typeof ShownAdminInvitation>;

const wrongName = 'Adınızı ve soyadınızı yazın.';
/** A new account needs a name; an existing one proves itself with its password so far. */
export const AdminInviteAccept = z.extend(LinkToken, {
  name: z.optional(singleLine(wrongName, 80)),
  currentPassword: z.optional(givenPassword('Hesabınızın şu anki şifresini yazın.')),
  password: NewPassword,
});
export type AdminInviteAccept = z.output<typeof AdminInviteAccept>;
