import * as z from 'zod/mini';
import type { AdminAccess } from './call.ts';
import { Email, givenPassword, hasInk, numeric } from './common.ts';
import { FactorAsked } from './second-factor.ts';
import { Venue } from './venues.ts';

/** What an admin may do: `support` helps people, `finance` deals with money, `owner` does everything. */
export const ADMIN_ROLES = ['support', 'finance', 'owner'] as const;
export const AdminRole = z.enum(ADMIN_ROLES, 'Bir yetki seçin.');
export type AdminRole = z.infer<typeof AdminRole>;
export const ADMIN_ROLE_NAMES: Record<AdminRole, string> = {
  support: 'Destek',
  finance: 'Finans',
  owner: 'Platform sahibi',
};

/** The roles that each kind of access admits. */
export const DESKS: Record<AdminAccess, readonly AdminRole[]> = {
  admin: ADMIN_ROLES,
  supportDesk: ['support', 'owner'],
  financeDesk: ['finance', 'owner'],
  platformOwner: ['owner'],
};

export const AdminLogin = z.object({
  email: Email,
  password: givenPassword('Şifrenizi yazın.'),
  /** Required after some failures: without it the call refuses with `captcha_required`. */
  recaptchaToken: z.optional(z.string()),
});
/** `token`, or `secondFactor` when the account has one. */
export const AdminLoginAnswer = z.object({
  token: z.optional(z.string()),
  secondFactor: z.optional(FactorAsked),
});
export type AdminLoginAnswer = z.infer<typeof AdminLoginAnswer>;

/** Days until a rejected business is deleted; an admin may undo it until then. */
export const REJECTED_DAYS = 30;
export const MAX_REASON = 500;
/** The reason an applicant reads when the admin gave none. */
export const NO_REASON = 'Başvurunuzdaki bilgiler doğrulanamadı.';

/** How many corrections the admin saw; the decision refuses when the applicant sent another one since. */
const round = z.optional(numeric(undefined, z.int(), z.gte(0)));
export const Approval = z.object({ round });

/** The applicant reads `reason` in a mail and at the login. */
export const Rejection = z.object({
  round,
  reason: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(MAX_REASON, `En fazla ${MAX_REASON} karakter yazabilirsiniz.`),
      z.refine((text) => text === '' || hasInk(text), 'Gerekçeyi yazın.'),
    ),
  ),
});

/** A rejected business, and until when an admin can undo it. */
export const RejectedVenue = z.extend(Venue, {
  reason: z.string(),
  rejectedAt: z.string(),
  restorableUntil: z.string(),
});
export type RejectedVenue = z.infer<typeof RejectedVenue>;
