import * as z from 'zod/mini';
import { Email, Identified, Paging, singleLine } from './common.ts';

export const INVITE_DAYS = 7;
export const MAX_STAFF = 30;

/**
 * A manager does what the owner does, save for people and their roles; day staff run the day:
 * they see what hours cost, and neither change it nor touch what was played.
 */
export const STAFF_ROLES = ['manager', 'staff'] as const;
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
  /** Until when an open invitation counts. */
  inviteExpiresAt: z.nullable(z.string()),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** `inviteUrl` is shown this once; a new one can be made. */
export const StaffInvited = z.object({ message: z.string(), member: StaffMember, inviteUrl: z.string() });
export type StaffInvited = z.infer<typeof StaffInvited>;

export const StaffRoleChange = z.object({ role: StaffRole });
export const InviteQuery = z.object({ code: z.string() });
export const Invitation = z.object({ businessName: z.string(), name: z.string(), email: z.string() });
export type Invitation = z.infer<typeof Invitation>;

export const InviteAccept = z.object({
  code: z.string(),
  /** Cleaned at login like every password of a business, so quotes are refused here. */
  password: z
    .string('Bir şifre belirleyin.')
    .check(
      z.trim(),
      z.minLength(8, 'Şifre en az 8 karakter olmalı.'),
      z.maxLength(128, 'Şifre en fazla 128 karakter olabilir.'),
      z.regex(/^[^'"]*$/, 'Şifrede tırnak işareti kullanmayın.'),
    ),
});

export const ChangesQuery = z.extend(Paging, {
  /** Only what was done to this reservation, booking, closure or subscription. */
  subjectId: z.optional(z.string()),
});
/** Something that was changed at a venue, and who did it. */
export const VenueChange = z.extend(Identified, {
  who: z.string(),
  /** `Ali Veli, 20 Kasım Cuma 21:00-22:00: onaylandı` */
  text: z.string(),
  createdAt: z.string(),
});
export type VenueChange = z.infer<typeof VenueChange>;
