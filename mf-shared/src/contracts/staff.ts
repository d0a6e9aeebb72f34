import * as z from 'zod/mini';
import { Email, Identified, Paging, passwordLength, singleLine } from './common.ts';
import { STAFF_ROLES } from './staff-terms.ts';

export { STAFF_ROLES } from './staff-terms.ts';

export const INVITE_DAYS = 7;
export const MAX_STAFF = 30;

export const StaffRole = z.enum(STAFF_ROLES, 'Bir görev seçin.');
export type StaffRole = z.infer<typeof StaffRole>;

export const StaffInvite = z.object({
  name: singleLine('Ad ve soyadı yazın.', 80),
  email: Email,
  role: StaffRole,
});
export type StaffInvite = z.output<typeof StaffInvite>;

export const StaffMember = z.extend(Identified, {
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  /** `invited` until the invitation is accepted. */
  status: z.enum(['invited', 'active']),
  /** When an open invitation expires. */
  inviteExpiresAt: z.nullable(z.string()),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** `inviteUrl` is shown only once; the owner can make a new one. */
export const StaffInvited = z.object({ message: z.string(), member: StaffMember, inviteUrl: z.string() });
export type StaffInvited = z.infer<typeof StaffInvited>;

export const StaffRoleChange = z.object({ role: StaffRole });
export const InviteQuery = z.object({ code: z.string() });
export const Invitation = z.object({ businessName: z.string(), name: z.string(), email: z.string() });
export type Invitation = z.infer<typeof Invitation>;

export const InviteAccept = z.object({
  code: z.string(),
  /** The login strips quotes from every business password, so they are refused here. */
  password: z
    .string('Bir şifre belirleyin.')
    .check(z.trim(), ...passwordLength, z.regex(/^[^'"]*$/, 'Şifrede tırnak işareti kullanmayın.')),
});

export const ChangesQuery = z.extend(Paging, {
  /** Only changes of this reservation, booking, closure or subscription. */
  subjectId: z.optional(z.string()),
});
/** A change at a venue, and its author. */
export const VenueChange = z.extend(Identified, {
  who: z.string(),
  /** `Ali Veli, 20 Kasım Cuma 21:00-22:00: onaylandı` */
  text: z.string(),
  createdAt: z.string(),
});
export type VenueChange = z.infer<typeof VenueChange>;
