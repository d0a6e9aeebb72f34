import * as z from 'zod/mini';
import { Business } from './business.ts';
import { Email, givenPassword, hasInk } from './common.ts';
import { FactorAsked } from './second-factor.ts';

export const AdminLogin = z.object({
  email: Email,
  password: givenPassword('Şifrenizi yazın.'),
  /** Asked for after some failures: the call answers `captcha_required` until it is there. */
  recaptchaToken: z.optional(z.string()),
});
/** `token`, or in its place `secondFactor` where the account switched that on. */
export const AdminLoginAnswer = z.object({
  token: z.optional(z.string()),
  secondFactor: z.optional(FactorAsked),
});
export type AdminLoginAnswer = z.infer<typeof AdminLoginAnswer>;

/** Days for which a rejected business is kept, so that an admin may undo it. */
export const REJECTED_DAYS = 30;
export const MAX_REASON = 500;
/** What an applicant is told where the admin gave no reason. */
export const NO_REASON = 'Başvurunuzdaki bilgiler doğrulanamadı.';

/** `reason` is told to the applicant, by mail and at the login. */
export const Rejection = z.object({
  reason: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(MAX_REASON, `En fazla ${MAX_REASON} karakter yazabilirsiniz.`),
      z.refine((text) => text === '' || hasInk(text), 'Gerekçeyi yazın.'),
    ),
  ),
});

/** A business that was rejected, and until when that can be undone. */
export const RejectedBusiness = z.extend(Business, {
  reason: z.string(),
  rejectedAt: z.string(),
  restorableUntil: z.string(),
});
export type RejectedBusiness = z.infer<typeof RejectedBusiness>;
